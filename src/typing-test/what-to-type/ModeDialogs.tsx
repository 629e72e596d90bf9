import { lengthExercise } from "../../visit/exercises/length-exercise.ts";
import { wholeSource } from "../../visit/exercises/language-source.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { useFollowed } from "../../visit/use-followed.ts";
import type { Visit } from "../../visit/visit.ts";
import { ModeDialog } from "./ModeDialog.tsx";
import { OwnLengthForm } from "./OwnLengthForm.tsx";
import { OwnText } from "./OwnText.tsx";

/** The dialogs of those modes that ask for more than their key. */
export function ModeDialogs({ visit }: { visit: Visit }) {
  const { test } = visit;
  const level = useFollowed(test, (state) => state.level);
  const source = useFollowed(test, (state) => state.source);
  const begin = (exercise: Exercise) => test.tell({ kind: "begin", exercise });
  return (
    <>
      <ModeDialog test={test} mode="own" title="Your own text">
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
      <ModeDialog test={test} mode="length" title="A length of your own">
        {(heading) => (
          <OwnLengthForm
            heading={heading}
            kept={visit.ownLength}
            level={level}
            onChoose={(length) => begin(lengthExercise(level, length, wholeSource(source)))}
          />
        )}
      </ModeDialog>
    </>
  );
}
