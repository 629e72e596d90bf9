import { type RefObject, useLayoutEffect } from "react";
import { typeApart } from "../ui/listen-except-typing.ts";
import type { TestStore } from "../visit/test-store.ts";
import { useFinishedTrial } from "../visit/use-store.ts";
import { listenToField } from "../typing-test/field/listen-to-field.ts";
import styles from "./Field.module.css";

/**
 * Where the visitor types. Uncontrolled: what stands in it is the truth that the test follows, and
 * what was typed before React arrived stays.
 */
export function Field({
  field,
  test,
  describedBy,
  direction,
  language,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  test: TestStore;
  describedBy: string;
  /** Given, since with `auto` the browser takes several times as long over a key in a long text. */
  direction: "ltr" | "rtl";
  /** A BCP 47 tag; `null` where it is not known. */
  language: string | null;
}) {
  const isComplete = useFinishedTrial(test) !== null;

  // Before any event can reach it.
  useLayoutEffect(() => {
    if (!field.current) return;
    typeApart(field.current);
    listenToField(field.current, test);
  }, [field, test]);

  return (
    <textarea
      ref={field}
      className={styles.field}
      rows={2}
      disabled={isComplete}
      placeholder={placeholder(isComplete) + (direction === "rtl" ? leftToRightMark : "")}
      aria-label="Type the passage here"
      aria-describedby={describedBy}
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

/** Without it the marks at the end of an English sentence stand before it in a field from right to left. */
const leftToRightMark = "\u200e";

// Writing aids that would change or upload what is typed, asked to stay away.
const unknownToReact = {
  writingsuggestions: "false",
  "data-gramm": "false",
  "data-gramm_editor": "false",
  "data-enable-grammarly": "false",
};
