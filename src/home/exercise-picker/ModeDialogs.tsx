import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Mode } from "../../exercises/exercise.ts";
import type { TypingTest } from "../../typing-test/api.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { OwnLengthForm } from "./OwnLengthForm.tsx";
import { OwnText } from "./OwnText.tsx";

/** The dialogs of the modes that need further input. */
export function ModeDialogs({ visit }: { visit: Visit }) {
  return (
    <>
      <ModeDialog test={visit.test} mode="own" title="Your text">
        {(heading) => <OwnText heading={heading} visit={visit} />}
      </ModeDialog>
      <ModeDialog test={visit.test} mode="length" title="Custom length">
        {(heading) => <OwnLengthForm heading={heading} visit={visit} />}
      </ModeDialog>
    </>
  );
}

/** Open as long as the mode is requested. */
function ModeDialog({
  test,
  mode,
  title,
  children,
}: {
  test: TypingTest;
  mode: Mode;
  title: string;
  children: (heading: ReactNode) => ReactNode;
}) {
  const isOpen = useTest(
    test,
    ({ exerciseRequest }) =>
      exerciseRequest?.mode === mode &&
      exerciseRequest.obstacle === null &&
      !exerciseRequest.isByArrow,
  );
  return (
    <Dialog
      name={title}
      isOpen={isOpen}
      onClose={() => {
        test.dispatch({ kind: "request", exerciseRequest: null });
        test.attached()?.field.focus();
      }}
    >
      {children}
    </Dialog>
  );
}
