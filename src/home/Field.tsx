import type { RefObject } from "react";
import { elementIds } from "../typing-test/element-ids.ts";
import { textDirection } from "../texts/right-to-left.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { useFinishedTrial, useTest } from "../visit/use-store.ts";
import styles from "./Passage.module.css";

/** The field that the visitor types in. Uncontrolled: the test listens to it, and empties it for the next test. */
export function Field({
  test,
  field,
}: {
  test: TypingTest;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const isComplete = useFinishedTrial(test) !== null;
  const text = useTest(test, ({ exercise }) => exercise.text);
  const language = useTest(test, ({ exercise }) => exercise.language);
  // `auto` would make keys in a long text several times as slow.
  const direction = textDirection(text);
  return (
    <textarea
      ref={field}
      id={elementIds.field}
      className={`${styles.field} needs-scripts`}
      rows={2}
      disabled={isComplete}
      placeholder={placeholder(isComplete) + (direction === "rtl" ? leftToRightMark : "")}
      aria-label="Type the passage here"
      aria-describedby={elementIds.text}
      dir={direction}
      lang={language ?? undefined}
      spellCheck={false}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      translate="no"
      {...unknownToReact}
    />
  );
}

function placeholder(isComplete: boolean): string {
  return isComplete ? "Test completed! Click restart to try again." : "Start typing here...";
}

/** Without it a right-to-left field shows the dots of an English sentence before the sentence. */
const leftToRightMark = "\u200e";

// Turns off writing aids that would change or upload what is typed.
const unknownToReact = {
  writingsuggestions: "false",
  "data-gramm": "false",
  "data-gramm_editor": "false",
  "data-enable-grammarly": "false",
};
