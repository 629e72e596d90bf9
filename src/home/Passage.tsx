import { memo } from "react";
import { type Run, runsOf } from "../engine/trial/runs.ts";
import states from "../styles/character-states.module.css";
import { elementIds } from "../typing-test/element-ids.ts";
import { textDirection } from "../texts/right-to-left.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { maxWholeLength, paintedText } from "../typing-test/view/painted-segment.ts";
import { prerenderedOnly } from "../ui/prerendered.tsx";
import { useFinishedTrial, useTest } from "../visit/use-store.ts";
import styles from "./Passage.module.css";
import { useDeferredParts } from "./use-deferred-parts.ts";

/**
 * The presented text, twice: whole for screen readers, and coloured on screen. React renders the runs of an
 * untouched passage; from then on the test paints them.
 */
export const Passage = memo(function Passage({ test }: { test: TypingTest }) {
  const deferred = useDeferredParts();
  const presented = useTest(test, ({ trial }) => trial.presented);
  const { language, race } = useTest(test, ({ exercise }) => exercise);

  const isWhole = presented.length <= maxWholeLength;
  const text = presented.join("");
  // The direction of the whole text, because a segment may begin with a word of the other direction.
  const direction = textDirection(text);
  return (
    <div className={styles.box}>
      <div
        className={isWhole ? styles.frame : styles.longFrame}
        dir={direction}
        lang={language ?? ""}
        translate="no"
      >
        <p
          id={isWhole ? elementIds.text : undefined}
          className={isWhole ? styles.text : "visually-hidden"}
          dir={direction}
        >
          {text}
        </p>
        {/* Screen readers read it with the field whenever that gets the focus. */}
        {!isWhole && (
          <p id={elementIds.text} hidden>
            {presented.slice(0, 200).join("")} …
          </p>
        )}
        <p
          id={elementIds.passage}
          className={styles.passage}
          data-testid="passage"
          aria-hidden="true"
          dir={direction}
          {...prerenderedOnly(import.meta.env.SSR && runsOf(test.getState().trial).map(elementOf))}
        />
        {race && deferred && <deferred.RivalMark test={test} rival={race.rival} />}
      </div>
    </div>
  );
});

function elementOf({ state, start, text }: Run) {
  return (
    <span key={start} data-state={state} className={states[state]}>
      {paintedText(text)}
    </span>
  );
}

/** The field that the visitor types in. Uncontrolled: the test listens to it, and empties it for the next test. */
export const Field = memo(function Field({ test }: { test: TypingTest }) {
  const isComplete = useFinishedTrial(test) !== null;
  const { text, language } = useTest(test, ({ exercise }) => exercise);
  // `auto` would make keys in a long text several times as slow.
  const direction = textDirection(text);
  return (
    <textarea
      id={elementIds.field}
      className={`${styles.field} needs-scripts`}
      rows={2}
      disabled={isComplete}
      placeholder={
        (isComplete ? "Test completed! Click restart to try again." : "Start typing here...") +
        (direction === "rtl" ? leftToRightMark : "")
      }
      aria-label="Type the passage here"
      aria-describedby={elementIds.text}
      dir={direction}
      lang={language ?? ""}
      spellCheck={false}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      translate="no"
      {...unknownToReact}
    />
  );
});

/** Without it a right-to-left field shows the dots of an English sentence before the sentence. */
const leftToRightMark = "\u200e";

// Turns off writing aids that would change or upload what is typed.
const unknownToReact = {
  writingsuggestions: "false",
  "data-gramm": "false",
  "data-gramm_editor": "false",
  "data-enable-grammarly": "false",
};
