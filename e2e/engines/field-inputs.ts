import type { FieldInput } from "../../src/typing-test/field/listen-to-field.ts";
import type { Command } from "./random-edits.ts";
import type { Visitor } from "./visitor.ts";

declare global {
  interface Window {
    fieldInputs: FieldInput[];
  }
}

/** Makes the page record the input events of its field from now on. */
export function recordFieldInputs(visitor: Visitor): Promise<void> {
  return visitor.run(() => {
    window.fieldInputs = [];
    const record = (event: Event) => {
      if (!(event instanceof InputEvent && event.target instanceof HTMLTextAreaElement)) return;
      const { inputType, data, isComposing, timeStamp: at, target } = event;
      window.fieldInputs.push({ value: target.value, inputType, data, isComposing, at, keys: [] });
    };
    addEventListener("input", record, true);
  });
}

/** The inputs recorded since the last call. */
export function takeFieldInputs(visitor: Visitor): Promise<readonly FieldInput[]> {
  return visitor.run(() => window.fieldInputs.splice(0));
}

/** Runs commands that undo and redo include, unlike a changed value. */
export function runCommands(visitor: Visitor, commands: readonly Command[]): Promise<void> {
  return visitor.run((given) => {
    const field = document.querySelector("textarea");
    for (const each of given) {
      if (each.command === "select") {
        const ends = [each.from, each.to].map((share) =>
          Math.round(share * (field?.value.length ?? 0)),
        );
        field?.setSelectionRange(Math.min(...ends), Math.max(...ends));
      } else {
        // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits as a person does
        document.execCommand(each.command, false, each.text);
      }
    }
  }, commands);
}
