import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Exercise, Mode } from "../../exercises/exercise.ts";
import { wholeSource } from "../../exercises/recipe-exercise.ts";
import { lengthExercise } from "../../exercises/generated-exercise.ts";
import type { TypingTest } from "../../typing-test/api.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { OwnLengthForm } from "./OwnLengthForm.tsx";
import { OwnText } from "./OwnText.tsx";

/** The dialogs of the modes that need further input. */
export function ModeDialogs({ visit }: { visit: Visit }) {
  const { test } = visit;
  const level = useTest(test, (state) => state.level);
  const source = useTest(test, (state) => state.source);
  const begin = (exercise: Exercise) => test.dispatch({ kind: "begin", exercise });
  return (
    <>
      <ModeDialog test={test} mode="own" title="Your text">
        {(heading) => (
          <OwnText
            heading={heading}
            draft={visit.ownText}
            keepsLines={visit.keepsLines}
            source={source}
            onChoose={begin}
          />
        )}
      </ModeDialog>
      <ModeDialog test={test} mode="length" title="Custom length">
        {(heading) => (
          <OwnLengthForm
            heading={heading}
            lastLength={visit.ownLength}
            level={level}
            onChoose={(length) => begin(lengthExercise(level, length, wholeSource(source)))}
          />
        )}
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
