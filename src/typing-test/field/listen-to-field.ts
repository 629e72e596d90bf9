import type { KeyEvent, Milliseconds } from "../../engine/trial/edit.ts";

/** What one event says about the field. */
export interface FieldInput {
  readonly value: string;
  /** The event's `inputType`; "compositionend" for the event of that name. */
  readonly inputType: string;
  /** The event's `data`: the text that it inserted, if it says so. */
  readonly data: string | null;
  readonly isComposing: boolean;
  /** The event's `timeStamp`. */
  readonly at: Milliseconds;
  /** The key events of the field since the input before. */
  readonly keys: readonly KeyEvent[];
}

/**
 * Calls `receive` with each input of a field. It is also serialized into the page itself, so it must
 * stand alone. Returns a function that removes the listeners.
 */
export function listenToField(
  field: HTMLTextAreaElement,
  receive: (input: FieldInput) => void,
): () => void {
  const listening = new AbortController();
  // Passed on with the next input, so that a key that writes nothing causes no work.
  let keys: KeyEvent[] = [];
  const pressed = new Set<string>();
  let lastDown = 0;
  const onKey = (event: Event & Partial<KeyboardEvent>) => {
    // Extensions send plain events, which have no code.
    const { type, code = "", repeat, timeStamp } = event;
    // Ignores a key held down since before the field had the focus, such as Enter on Restart.
    if (repeat && !pressed.has(code)) event.preventDefault();
    const isDown = type === "keydown";
    // With fcitx, Chromium gives a key the time of an earlier press.
    const at = isDown && timeStamp <= lastDown ? performance.now() : timeStamp;
    if (isDown) lastDown = at;
    if (isDown && !repeat) pressed.add(code);
    keys.push({ kind: repeat ? "repeat" : isDown ? "down" : "up", code, at });
  };
  const onInput = (event: Event & Partial<InputEvent>) => {
    // Extensions write with a plain event, and a composition ends with one that has no input type.
    const { type, timeStamp: at, inputType = type, data = null, isComposing = false } = event;
    receive({ value: field.value, inputType, data, isComposing, at, keys });
    keys = [];
  };
  const onFocus = ({ timeStamp }: Event) => {
    pressed.clear();
    lastDown = timeStamp;
  };
  field.addEventListener("keydown", onKey, listening);
  field.addEventListener("keyup", onKey, listening);
  field.addEventListener("input", onInput, listening);
  field.addEventListener("compositionend", onInput, listening);
  field.addEventListener("focus", onFocus, listening);
  return () => listening.abort();
}
