import { deletedComposition } from "../../engine/trial/composition.ts";
import { runsOf } from "../../engine/trial/runs.ts";
import { type CorrectionLimit, currentWordStart } from "../../engine/trial/test-settings.ts";
import { unitsBefore } from "../../engine/trial/transcribed-text.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { AttachedTest, TypingTest } from "../api.ts";

/**
 * Refuses what the options forbid, and counts it: characters after a wrong one until that is removed, and
 * corrections. What is refused never reaches the field, the undo history or the test, so it is neither an
 * error nor a wrong keystroke. Input methods type and correct as they like, because a page cannot refuse
 * without breaking them. Also refuses to undo or redo what was typed in an earlier test.
 */
export function refuseKeys({ test, field }: AttachedTest): () => void {
  /** The input type that was accepted last. */
  let previous = "";
  const refuse = (event: InputEvent) => {
    const { isStopping, limit } = rulesOf(test);
    const { trial, refusals = 0, corrections } = test.getState();
    if (isOfEarlierTest(event, field, trial, previous)) {
      event.preventDefault();
    } else if (isStopping && isAfterMistake(event, field, trial)) {
      event.preventDefault();
      const change = { refusals: refusals + 1, refusedFor: "mistake" } as const;
      test.dispatch({ kind: "rule", change });
    } else if (limit && isForbiddenCorrection(event, field, trial, limit)) {
      event.preventDefault();
      const counted = { limit, refusals: (corrections?.refusals ?? 0) + 1 };
      test.dispatch({ kind: "rule", change: { corrections: counted, refusedFor: "correction" } });
    } else {
      previous = event.inputType;
    }
  };
  field.addEventListener("beforeinput", refuse);

  // Until something is typed, the test is under the rules that are set.
  const startCounting = () => {
    if (test.getState().trial.inputStream.length > 0) return;
    const { isStopping, limit } = rulesOf(test);
    const refusals = isStopping ? 0 : undefined;
    const corrections = limit ? { limit, refusals: 0 } : undefined;
    test.dispatch({ kind: "rule", change: { refusals, corrections } });
  };
  startCounting();
  const stops = [
    test.subscribe(({ testsBefore }) => testsBefore, startCounting),
    test.options.subscribe(startCounting),
  ];
  return () => {
    field.removeEventListener("beforeinput", refuse);
    for (const stop of stops) stop();
  };
}

function rulesOf({ options }: TypingTest) {
  const { isStoppedByMistakes, corrections } = options.getState();
  return {
    // If nothing can be removed, the test could not go on.
    isStopping: isStoppedByMistakes && corrections !== "nobackspace",
    limit: corrections === "backspace" ? null : corrections,
  };
}

/** Whether undo or redo would go back to an earlier test, which Chromium keeps when the field is emptied. */
function isOfEarlierTest(
  { inputType }: InputEvent,
  { value }: HTMLTextAreaElement,
  { inputStream }: Trial,
  previous: string,
): boolean {
  if (value !== "" || !inputType.startsWith("history")) return false;
  return inputStream.length === 0 || (inputType === "historyUndo" && previous === inputType);
}

/**
 * Inputs that insert text that the visitor meant to type (W3C Input Events Level 2). Not those of undo and
 * of spelling menus, which may correct.
 */
const insertingTypes: ReadonlySet<string> = new Set([
  "insertText",
  "insertLineBreak",
  "insertParagraph",
  "insertFromPaste",
  "insertFromPasteAsQuotation",
  "insertFromYank",
  "insertFromDrop",
]);

function isAfterMistake(
  { inputType, data }: InputEvent,
  { selectionStart }: HTMLTextAreaElement,
  trial: Trial,
): boolean {
  if (trial.errors === 0 || !insertingTypes.has(inputType)) return false;
  // An input method commits what it composed.
  if (data !== null && data === deletedComposition(trial)) return false;
  const { transcribed } = trial;
  const runs = runsOf(trial, 0, transcribed.graphemes.length);
  const mistake = runs.find(({ state }) => state === "wrong");
  return mistake !== undefined && selectionStart >= unitsBefore(transcribed, mistake.start + 1);
}

/** Whether an input would do anything but add to the end, and more than the limit allows. */
function isForbiddenCorrection(
  event: InputEvent,
  field: HTMLTextAreaElement,
  trial: Trial,
  limit: CorrectionLimit,
): boolean {
  const { inputType } = event;
  const { value, selectionStart } = field;
  // In an empty field nothing can be corrected.
  if (value === "" || inputType.includes("Composition")) return false;
  const isCorrection =
    /^(?:delete|history|insertReplacement)/.test(inputType) || selectionStart < value.length;
  return isCorrection && !(limit === "wordonly" && isInCurrentWord(event, field, trial));
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
