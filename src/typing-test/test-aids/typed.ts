import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { FieldInput } from "../field/field-input.ts";

/** What the field tells when a key has put in the last character of what it now holds. */
export function typed(value: string, at: Milliseconds): FieldInput {
  return { value, inputType: "insertText", data: value.slice(-1), isComposing: false, at };
}
