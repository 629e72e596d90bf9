import { useState } from "react";
import { challengeOfSaved } from "../race/race-exercise.ts";
import {
  type KindOfTest,
  kindOfTest,
  type DecodedTest,
  decodeTest,
  type StoredTest,
} from "../saved-tests/stored-test.ts";
import { Button } from "../ui/Button.tsx";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";

/** Loads after the report, because few visitors need it. */
export const certificateDialog = preloadable(() => import("./CertificateDialog.tsx"));

/** Of the name on a certificate, in characters. */
export const longestName = 60;

/** A certificate has at most this many of the latest tests. */
const mostTests = 100;

/** The button that opens a certificate of the latest tests of one kind. */
export function OfferCertificate({
  tests,
}: {
  /** At least one, oldest first, each typed throughout. */
  tests: readonly StoredTest[];
}) {
  const code = usePreloaded(certificateDialog);
  const [certified, setCertified] = useState<readonly DecodedTest[] | null>(null);
  return (
    <>
      <Button
        disabled={typeof code !== "object"}
        onClick={() => setCertified(latestOfOneKind(tests).map(decodeTest))}
      >
        Certificate
      </Button>
      {certified && typeof code === "object" && (
        <code.CertificateDialog
          tests={certified}
          countAtFirst={5}
          challengeOfTest={challengeOfSaved}
          onClose={() => setCertified(null)}
        />
      )}
    </>
  );
}

/** Tests of different kinds have no meaningful average. */
export function latestOfOneKind<Test extends KindOfTest>(tests: readonly Test[]): readonly Test[] {
  const latest = tests.at(-1);
  const kind = latest && kindOfTest(latest);
  return tests.filter((test) => kindOfTest(test) === kind).slice(-mostTests);
}
