import { type CorrectionLimit, currentWordStart } from "../../engine/trial/test-settings.ts";
import { unitsBefore } from "../../engine/trial/transcribed-text.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { subscribeWhile } from "../../ui/store.ts";
import type { AttachedTest } from "../api.ts";
import { subscribeToFirstInput } from "./subscribe-to-first-input.ts";

/**
 * While the option is on, refuses what would correct more than it allows, and counts it. What is refused
 * never reaches the field. Input methods correct as they like, because a page cannot refuse without
 * breaking them.
 */
export function limitCorrections(attached: AttachedTest): () => void {
  return subscribeWhile(
    attached.test.options,
    ({ corrections }) => (corrections === "backspace" ? null : corrections),
    (limit) => refuseCorrections(attached, limit),
  );
}

function refuseCorrections({ test, field }: AttachedTest, limit: CorrectionLimit): () => void {
  const refuse = (event: InputEvent) => {
    if (event.defaultPrevented || !isCorrection(event, field)) return;
    if (limit === "wordonly" && isInCurrentWord(event, field, test.getState().trial)) return;
    event.preventDefault();
    const refusals = (test.getState().corrections?.refusals ?? 0) + 1;
    const corrections = { limit, refusals };
    test.dispatch({ kind: "rule", change: { corrections, refusedFor: "correction" } });
  };
  field.addEventListener("beforeinput", refuse);

  const stopCounting = subscribeToFirstInput(test, () => {
    test.dispatch({ kind: "rule", change: { corrections: { limit, refusals: 0 } } });
  });
  return () => {
    field.removeEventListener("beforeinput", refuse);
    stopCounting();
  };
}

/** Whether an input would do anything but add to the end (input types: W3C Input Events Level 2). */
function isCorrection({ inputType }: InputEvent, { value, selectionStart }: HTMLTextAreaElement) {
  // In an empty field nothing can be corrected.
  if (value === "" || inputType.includes("Composition")) return false;
  return /^(?:delete|history|insertReplacement)/.test(inputType) || selectionStart < value.length;
}

function isInCurrentWord(
  { inputType }: InputEvent,
  { value, selectionStart, selectionEnd }: HTMLTextAreaElement,
  { presented, transcribed }: Trial,
): boolean {
  if (!typesInWord.has(inputType)) return false;
  const unit = unitsBefore(transcribed, currentWordStart(presented, transcribed.graphemes));
  const isBackward = inputType.endsWith("Backward") && selectionStart === selectionEnd;
  if (!isBackward) return selectionStart >= unit;
  const deletable = value.slice(unit, selectionStart);
  // With spaces, browsers delete the word before them as well.
  return inputType === "deleteWordBackward" ? deletable.trim() !== "" : deletable !== "";
}

/** Input types that change only the word at the caret, or the selection. */
const typesInWord: ReadonlySet<string> = new Set([
  "deleteContentBackward",
  "deleteContentForward",
  "deleteWordBackward",
  "deleteWordForward",
  "deleteByCut",
  "insertText",
]);
