import { runsOf } from "../../engine/trial/runs.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { Options } from "../../visit/options.ts";
import type { TestState } from "../../visit/test-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { subscribeWhile } from "../../ui/subscribe-while.ts";

/**
 * Where the option asks for it, refuses what would be put in after a wrong character until that is
 * removed, and counts the times. What is refused never reaches the field, so undo has nothing of it,
 * and the test no edit: it is neither an error nor a wrong keystroke. Where it does not, no key is heard.
 *
 * @param section holds the field
 * @returns what ends it.
 */
export function stopAtMistakes(section: HTMLElement, visit: Visit): () => void {
  const { test, options, refusals } = visit;
  const isWanted = ({ isStoppedByMistakes }: Options) => isStoppedByMistakes || null;
  const stopRefusing = subscribeWhile(options, isWanted, () => refuseAfterMistakes(section, visit));
  const stopFollowing = test.turns.subscribe(() => {
    if (test.getState().trial.inputStream.length === 0) refusals.setState(null);
  });
  return () => {
    stopRefusing();
    stopFollowing();
  };
}

function refuseAfterMistakes(section: HTMLElement, visit: Visit): () => void {
  const { test, refusals, isRefused } = visit;
  const refuse = (event: InputEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement) || !puttingIn.has(event.inputType)) return;
    const mistake = firstMistakeEnd(test.getState().trial);
    if (mistake === null || target.selectionStart < mistake) return;
    event.preventDefault();
    refusals.setState((refusals.getState() ?? 0) + 1);
    isRefused.setState(true);
  };

  // Without a mistake there is nothing to refuse, and a key costs less that nobody hears.
  const isMistaken = ({ trial }: TestState) => trial.errors > 0 || null;
  const stopHearing = subscribeWhile(test, isMistaken, () => {
    section.addEventListener("beforeinput", refuse);
    return () => section.removeEventListener("beforeinput", refuse);
  });

  let { inputStream } = test.getState().trial;
  const stop = test.subscribe(() => {
    const { trial } = test.getState();
    if (trial.inputStream === inputStream) return;
    ({ inputStream } = trial);
    if (isRefused.getState()) isRefused.setState(false);
    if (inputStream.length > 0 && refusals.getState() === null) refusals.setState(0);
  });
  return () => {
    stop();
    stopHearing();
    isRefused.setState(false);
  };
}

/**
 * Inputs that put in what one meant to type (W3C Input Events Level 2). Not those of undo and of spelling
 * menus, which may mend; nor those of input methods, which a page cannot refuse without breaking them.
 */
const puttingIn: ReadonlySet<string> = new Set([
  "insertText",
  "insertLineBreak",
  "insertParagraph",
  "insertFromPaste",
  "insertFromPasteAsQuotation",
  "insertFromYank",
  "insertFromDrop",
]);

/** Where the first wrong character ends in the field, in UTF-16 code units; `null` where none stands. */
function firstMistakeEnd(trial: Trial): number | null {
  const { graphemes } = trial.transcribed;
  const mistake = runsOf(trial, 0, graphemes.length).find(({ state }) => state === "wrong");
  return mistake ? graphemes.slice(0, mistake.start + 1).join("").length : null;
}
