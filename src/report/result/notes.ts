import { assistedInput, type AssistedKind } from "../../engine/metrics/assisted-input.ts";
import { stallsDuring } from "../../engine/trial/interruptions.ts";
import type { LimitedCorrections } from "../../engine/trial/test-settings.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import type { TestSettings } from "../../saved-tests/stored-test.ts";
import { countText, interruptedText } from "../../format/format-figures.ts";
import { characterUnit, unitOf } from "../../format/speed-unit.ts";

/** The notes on a result, a sentence each. */
export function notesOf(
  trial: FinishedTrial,
  { refusals, corrections }: Pick<TestSettings, "refusals" | "corrections">,
): readonly string[] {
  const isErased = isErasedInComposition(trial);
  return [
    unitOf(trial.presented) === characterUnit &&
      "WPM counts five characters as one word. In this language, one character is a syllable or a whole word, so characters per minute tells you more.",
    refusals !== undefined && refusalsNote(refusals),
    corrections && correctionsNote(corrections, isErased),
    isErased &&
      "Letters that were erased while an input method or phone keyboard was still composing a word do not count as mistakes.",
    ...assistanceNotes(assistedInput(trial.inputStream)),
    isWithoutKeys(trial) &&
      "No key presses were recorded: the text may have been entered by another program.",
    ...interruptionNotes(trial),
    indentationNote(trial),
  ].filter((note) => typeof note === "string");
}

/** A sentence for each kind of input that was not single keystrokes. */
export function assistanceNotes(assisted: ReadonlyMap<AssistedKind, number>): readonly string[] {
  return Array.from(
    assisted,
    ([kind, count]) => `${countText(count, "character was", "characters were")} ${endings[kind]}`,
  );
}

const endings: Readonly<Record<AssistedKind, string>> = {
  pasted: "pasted, so this is not a measure of typing.",
  dropped: "dragged and dropped, so this is not a measure of typing.",
  inserted: "entered several at a time, for example by dictation or swiping.",
  replaced: "entered by autocorrect or a spelling suggestion.",
  history: "restored by undo or redo.",
  prefilled: "already in the field before the clock started.",
};

/** What Stop on mistakes did: how many keys it blocked. */
export function refusalsNote(refusals: number): string {
  const keys = refusals === 0 ? "no keys" : countText(refusals, "key");
  return `Stop on mistakes was on and blocked ${keys}. Blocked keys are not errors or wrong keystrokes, but they cost time.`;
}

/**
 * What limited corrections did.
 *
 * @param isErased whether text was erased under composition, where no key is blocked
 */
export function correctionsNote(
  { limit, refusals }: LimitedCorrections,
  isErased: boolean,
): string {
  const rule = limit === "wordonly" ? "Only the current word" : "Nothing";
  const keys = refusals === 0 ? "No key was" : countText(refusals, "key was", "keys were");
  const exception = isErased ? ", except words that were still being composed" : "";
  return `${rule} could be corrected${exception}. ${keys} blocked because of this.`;
}

/** Whether characters were deleted that an input method could still change, and it did not insert them again. */
function isErasedInComposition({ inputStream }: FinishedTrial): boolean {
  return inputStream.some(
    ({ kind, removed, inserted }, index) =>
      kind === "composing" &&
      removed > 0 &&
      inserted.length === 0 &&
      inputStream[index + 1]?.kind === "composing",
  );
}

/** Whether characters came one by one but without keys, as from a script. */
function isWithoutKeys({ inputStream }: FinishedTrial): boolean {
  const isTyped = inputStream.some(({ kind }) => kind === "typed");
  return isTyped && inputStream.every(({ keys = [] }) => keys.length === 0);
}

/** A sentence for each kind of interruption during a trial. */
export function interruptionNotes(
  trial: Pick<FinishedTrial, "startedAt" | "finishedAt" | "interruptions">,
): readonly string[] {
  return (["hidden", "stalled"] as const).flatMap((kind) => {
    const interruptions = trial.interruptions.filter((each) => each.kind === kind);
    const { total } = stallsDuring({ ...trial, interruptions });
    const what = kind === "hidden" ? "hidden" : "frozen";
    return total > 0
      ? `The page was ${what} for ${interruptedText(total)} of this test. The clock kept running.`
      : [];
  });
}

/** A sentence if the text had indentation, which is filled in. */
function indentationNote({ presented, transcribed }: FinishedTrial): string | null {
  const spaces = indentationOf(presented.slice(0, transcribed.graphemes.length));
  if (spaces === 0) return null;
  const were = countText(spaces, "space of indentation was", "spaces of indentation were");
  return `${were} filled in for you and not counted.`;
}

/** The number of spaces that are indentation. */
function indentationOf(presented: readonly string[]): number {
  const lineEnds = presented.filter((character) => character.startsWith("\n"));
  return lineEnds.join("").length - lineEnds.length;
}
