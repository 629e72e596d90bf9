import type { KeyEvent } from "../../engine/trial/edit.ts";
import type { TestStore } from "../../visit/test-store.ts";
import { type FieldInput, takeEarlyInputs } from "./field-input.ts";
import { readInput } from "./read-input.ts";

const heard = new WeakSet<HTMLTextAreaElement>();

/**
 * Tells a test of what is done in its field, first of what was done before; a field that is put in while
 * the test is under way is given what the test holds. The listeners go with the field. One that is heard
 * already, as by the script that runs before React, is left as it is.
 */
export function listenToField(field: HTMLTextAreaElement, test: TestStore): void {
  if (heard.has(field)) return;
  heard.add(field);
  const tell = (input: FieldInput) =>
    test.dispatch({ kind: "input", change: (trial) => readInput(trial, input) });

  for (const input of takeEarlyInputs()) tell(input);
  const { value } = field;
  const at = performance.now();
  if (value === "") field.value = test.getState().trial.transcribed.text;
  else tell({ value, inputType: "prefilled", data: null, isComposing: false, at, keys: [] });

  // Told with the next edit, so that a key that writes nothing makes no work.
  let keys: KeyEvent[] = [];
  let pressed: string | null = null;
  const hearKey = (event: KeyboardEvent) => {
    const { type, code, repeat, timeStamp } = event;
    // A key that is still held from where the focus was, as Enter on Restart, is not typed here.
    if (repeat && pressed !== code) event.preventDefault();
    if (type === "keydown" && !repeat) pressed = code;
    const kind = type === "keyup" ? "up" : repeat ? "repeat" : "down";
    keys.push({ kind, code, at: timeStamp });
  };
  const tellEvent = (
    event: Event,
    details: Pick<FieldInput, "inputType" | "data" | "isComposing">,
  ) => {
    const { value: text } = field;
    keepPlaceholder(text === "");
    tell({ value: text, at: event.timeStamp, keys, ...details });
    keys = [];
  };

  // A field that has one takes the browser a tenth longer over each key.
  const { placeholder } = field;
  let hasPlaceholder = true;
  const keepPlaceholder = (isEmpty: boolean) => {
    if (isEmpty === hasPlaceholder) return;
    hasPlaceholder = isEmpty;
    if (isEmpty) field.placeholder = placeholder;
    else field.removeAttribute("placeholder");
  };

  field.addEventListener("keydown", hearKey);
  field.addEventListener("keyup", hearKey);
  field.addEventListener("input", (event) => {
    // What an extension writes comes with a plain event.
    const { inputType, data, isComposing } =
      event instanceof InputEvent ? event : { inputType: "", data: null, isComposing: false };
    tellEvent(event, { inputType, data, isComposing });
  });
  field.addEventListener("compositionend", (event) =>
    tellEvent(event, { inputType: event.type, data: event.data, isComposing: false }),
  );
}
