import { runsOf } from "../../engine/trial/runs.ts";
import { unitsBefore } from "../../engine/trial/transcribed-text.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { subscribeWhile } from "../../ui/store.ts";
import type { AttachedTest } from "../api.ts";
import { subscribeToFirstInput } from "./subscribe-to-first-input.ts";

/**
 * While the option is on, refuses characters after a wrong one until that is removed, and counts them. What
 * is refused never reaches the field, the undo history or the test, so it is neither an error nor a wrong
 * keystroke.
 */
export function stopAtMistakes(attached: AttachedTest): () => void {
  return subscribeWhile(
    attached.test.options,
    // If nothing can be removed, the test could not go on.
    (set) => (set.isStoppedByMistakes && set.corrections !== "nobackspace") || null,
    () => refuseAfterMistakes(attached),
  );
}

function refuseAfterMistakes({ test, field }: AttachedTest): () => void {
  const refuse = (event: InputEvent) => {
    if (!insertingTypes.has(event.inputType)) return;
    const mistake = firstMistakeEnd(test.getState().trial);
    if (mistake === null || field.selectionStart < mistake) return;
    event.preventDefault();
    const refusals = (test.getState().refusals ?? 0) + 1;
    test.dispatch({ kind: "rule", change: { refusals, refusedFor: "mistake" } });
  };

  // Without a mistake there is nothing to refuse, and a key without this listener costs less.
  const stopRefusing = subscribeWhile(
    test,
    ({ trial }) => trial.errors > 0 || null,
    () => {
      field.addEventListener("beforeinput", refuse);
      return () => field.removeEventListener("beforeinput", refuse);
    },
  );
  const stopCounting = subscribeToFirstInput(test, () => {
    test.dispatch({ kind: "rule", change: { refusals: 0 } });
  });
  return () => {
    stopRefusing();
    stopCounting();
  };
}

/**
 * Inputs that insert text that the visitor meant to type (W3C Input Events Level 2). Not those of undo and
 * of spelling menus, which may correct; nor those of input methods, which a page cannot refuse without
 * breaking them.
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

/** Where the first wrong character ends in the field, in UTF-16 code units; `null` if there is none. */
function firstMistakeEnd(trial: Trial): number | null {
  const { transcribed } = trial;
  const runs = runsOf(trial, 0, transcribed.graphemes.length);
  const mistake = runs.find(({ state }) => state === "wrong");
  return mistake ? unitsBefore(transcribed, mistake.start + 1) : null;
}
