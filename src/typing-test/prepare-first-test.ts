import type { KeyEvent } from "../engine/trial/edit.ts";
import type { FieldInput } from "./field/field-input.ts";

/**
 * Runs in the page before any file has arrived, serialised by `inlineScript`: shows a passage drawn at
 * random where the prerendered one stands, puts the caret into the field, and keeps what is typed until
 * the test takes over. Where the address asks for something, the page waits for it.
 */
export function prepareFirstTest(passages: readonly string[]): void {
  const field = document.querySelector("textarea");
  const text = document.querySelector("#passage-text");
  const painted = document.querySelectorAll("#passage-text + p > *");
  const passage = passages[Math.floor(Math.random() * passages.length)];
  if (!field || !text || !passage || painted.length !== 2) return;

  for (const [element, part] of [
    [text, passage],
    [painted[0], passage.slice(0, 1)],
    [painted[1], passage.slice(1)],
  ] as const) {
    if (element) element.textContent = part;
  }

  // See Passage.module.css: until here, what was prerendered is not shown.
  const root = document.querySelector("#root");
  root?.setAttribute("data-drawn", "");

  // See Home.module.css: nor is it where the address asks for something else.
  const { hash } = location;
  const isPlace = document.getElementById(hash.slice(1)) !== null;
  if (hash !== "" && !isPlace) root?.setAttribute("data-asked", "");

  // With a keyboard at hand, who arrives and types is typing the test.
  const hasPointer = matchMedia("(hover: hover) and (pointer: fine)").matches;
  if (hasPointer && hash === "" && document.activeElement === document.body) {
    field.focus({ preventScroll: true });
  }

  const inputs: FieldInput[] = [];
  let keys: KeyEvent[] = [];
  const hear = ({ type, code, repeat, timeStamp: at }: KeyboardEvent) => {
    keys.push({ kind: type === "keyup" ? "up" : repeat ? "repeat" : "down", code, at });
  };
  const keep = (event: Event) => {
    const input = event instanceof InputEvent ? event : null;
    inputs.push({
      value: field.value,
      inputType: input ? input.inputType : event.type,
      data: input ? input.data : null,
      isComposing: input ? input.isComposing : false,
      at: event.timeStamp,
      keys,
    });
    keys = [];
  };
  field.addEventListener("keydown", hear);
  field.addEventListener("keyup", hear);
  field.addEventListener("input", keep);
  field.addEventListener("compositionend", keep);
  window.keypaceEarlyInput = {
    inputs,
    stop() {
      field.removeEventListener("keydown", hear);
      field.removeEventListener("keyup", hear);
      field.removeEventListener("input", keep);
      field.removeEventListener("compositionend", keep);
    },
  };
}
