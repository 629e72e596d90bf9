import {
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
} from "react";
import type { KeyEvent } from "../../engine/trial/edit.ts";
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
  language,
  onInput,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  isComplete: boolean;
  describedBy: string;
  /** Given, since with `auto` the browser takes several times as long over a key in a long text. */
  direction: "ltr" | "rtl";
  /** A BCP 47 tag; null where it is not known. */
  language: string | null;
  onInput: (input: FieldInput) => void;
}) {
  const keys = useRef<readonly KeyEvent[]>([]);
  const pressed = useRef<string>(null);

  // Told with the next edit, so that a key that writes nothing makes no work.
  function hear(event: KeyboardEvent) {
    const { type, code, repeat, timeStamp: at } = event;
    // A key that is still held from where the focus was, as Enter on Restart, is not typed here.
    if (repeat && pressed.current !== code) event.preventDefault();
    if (type === "keydown" && !repeat) pressed.current = code;
    const kind = type === "keyup" ? "up" : repeat ? "repeat" : "down";
    keys.current = [...keys.current, { kind, code, at }];
  }

  function tell(
    event: SyntheticEvent<HTMLTextAreaElement>,
    details: Pick<FieldInput, "inputType" | "data" | "isComposing">,
  ) {
    const { value } = event.currentTarget;
    onInput({ value, at: event.timeStamp, keys: keys.current, ...details });
    keys.current = [];
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
      lang={language ?? undefined}
      spellCheck={false}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      translate="no"
      {...unknownToReact}
      onKeyDown={hear}
      onKeyUp={hear}
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
