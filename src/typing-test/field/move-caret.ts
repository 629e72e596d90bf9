import type { TypingTest } from "../api.ts";

/** Focuses the field with the caret before the character typed for a position. */
export function moveCaret(test: TypingTest, position: number): void {
  const { field } = test.attached() ?? {};
  const { graphemes } = test.getState().trial.transcribed;
  const unit = graphemes.slice(0, position).join("").length;
  field?.focus();
  field?.setSelectionRange(unit, unit);
}
