import type { InputEvent, RefObject, SyntheticEvent } from "react";
import type { FieldInput } from "./field-input.ts";
import styles from "./Field.module.css";

/**
 * Where the visitor types. Uncontrolled: what stands in it is the truth that the test follows, and
 * what was typed before React arrived stays.
 */
export function Field({
  field,
  isComplete,
  describedBy,
  direction,
  onInput,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  isComplete: boolean;
  describedBy: string;
  /** Given, since with `auto` the browser takes several times as long over a key in a long text. */
  direction: "ltr" | "rtl";
  onInput: (input: FieldInput) => void;
}) {
  function tell(
    event: SyntheticEvent<HTMLTextAreaElement>,
    details: Pick<FieldInput, "inputType" | "data" | "isComposing">,
  ) {
    onInput({ value: event.currentTarget.value, at: event.timeStamp, ...details });
  }

  return (
    <textarea
      ref={field}
      className={styles.field}
      rows={3}
      disabled={isComplete}
      placeholder={
        isComplete ? "Test completed! Click restart to try again." : "Start typing here..."
      }
      aria-label="Type the passage here"
      aria-describedby={describedBy}
      dir={direction}
      spellCheck={false}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      translate="no"
      {...unknownToReact}
      onInput={(event: InputEvent<HTMLTextAreaElement>) => {
        const { inputType, data, isComposing } = event.nativeEvent;
        tell(event, { inputType, data, isComposing });
      }}
      onCompositionEnd={(event) =>
        tell(event, { inputType: event.type, data: event.data, isComposing: false })
      }
    />
  );
}

// Writing aids that would change or upload what is typed, asked to stay away.
const unknownToReact = {
  writingsuggestions: "false",
  "data-gramm": "false",
  "data-gramm_editor": "false",
  "data-enable-grammarly": "false",
};
