import { useState } from "react";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { Button } from "../ui/Button.tsx";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";

/** Loads after the report, because few visitors need it. */
export const certificateDialog = preloadable(() => import("./CertificateDialog.tsx"));

/** In characters. */
export const maxNameLength = 60;

/** The button that opens a certificate of tests of one kind: at least one, oldest first, each typed throughout. */
export function CertificateButton({ tests }: { tests: readonly StoredTest[] }) {
  const dialog = usePreloaded(certificateDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button disabled={!dialog} onClick={() => setIsOpen(true)}>
        Certificate
      </Button>
      {isOpen && dialog && (
        <dialog.CertificateDialog
          nameAtFirst={tests.at(-1)?.plan?.typist ?? ""}
          tests={tests}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
