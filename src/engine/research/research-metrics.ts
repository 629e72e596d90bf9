import { exactWordsPerMinute } from "../metrics/speed.ts";
import type { CharacterClasses } from "../mistakes/character-classes.ts";
import { isPlainCommit, type Milliseconds } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import type { TypedText } from "../trial/typed-characters.ts";

/** Further metrics of text-entry research; those over all alignments are in `throughput.ts`. */
export function researchMetrics(trial: FinishedTrial, text: TypedText, classes: CharacterClasses) {
  const { length } = trial.transcribed.graphemes;
  const duration = trial.finishedAt - trial.startedAt;
  const spentCorrecting = timeCorrecting(trial, text);
  return {
    bandwidth: bandwidth(classes),
    correctionEfficiency: correctionEfficiency(classes),
    conscientiousness: conscientiousness(classes),
    timeCorrecting: spentCorrecting,
    /** WPM by the summary's formula without the time spent correcting, not rounded. */
    wordsPerMinuteUncorrected: exactWordsPerMinute(length, duration - spentCorrecting),
  };
}

/**
 * Entry rate in words per minute: ((|T| − 1) / 5) / minutes, not rounded.
 *
 * The clock starts on the first character and stops at the last, so that n characters span n − 1
 * intervals. MacKenzie, "A note on calculating text entry speed".
 *
 * @param duration from the first character to the last
 * @returns 0 when fewer than two characters were transcribed, or no time has passed.
 */
export function entryRate(characters: number, duration: Milliseconds): number {
  return exactWordsPerMinute(Math.max(0, characters - 1), duration);
}

/**
 * Utilised bandwidth: the share of keystrokes that ended as a correct character, C / (C + INF + IF + F).
 * Wasted bandwidth: the rest, for mistakes and their correction. Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns 0 for both if nothing was typed.
 */
export function bandwidth({ correct, incorrectNotFixed, incorrectFixed, fixes }: CharacterClasses) {
  const wasted = incorrectNotFixed + incorrectFixed + fixes;
  const all = Math.max(1, correct + wasted);
  return { utilised: correct / all, wasted: wasted / all };
}

/**
 * Correction efficiency: characters erased per correcting keystroke, IF / F. More than 1 if words were
 * erased at once. Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns `null` without a correcting keystroke.
 */
export function correctionEfficiency({ incorrectFixed, fixes }: CharacterClasses): number | null {
  return fixes > 0 ? incorrectFixed / fixes : null;
}

/**
 * Participant conscientiousness: the share of incorrect characters that were erased, IF / (IF + INF).
 * Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns `null` if nothing was incorrect.
 */
export function conscientiousness(classes: CharacterClasses): number | null {
  const incorrect = classes.incorrectFixed + classes.incorrectNotFixed;
  return incorrect > 0 ? classes.incorrectFixed / incorrect : null;
}

/**
 * The time spent on text that did not stay: the time into each deletion, and into each character that was
 * erased later. This site's own definition. The rest of the duration is what the text would have taken
 * without corrections. The time before a commit that changes nothing belongs to the next edit, because it
 * comes without a key.
 */
export function timeCorrecting(
  { inputStream, startedAt }: FinishedTrial,
  { characters }: TypedText,
): Milliseconds {
  const typed = new Set<number>();
  const editsInFinalText = new Set<number>();
  for (const { edit, isTyped, isInFinalText } of characters) {
    if (isTyped) typed.add(edit);
    if (isInFinalText) editsInFinalText.add(edit);
  }
  let time = 0;
  let last = startedAt;
  for (const [index, edit] of inputStream.entries()) {
    const { kind, at } = edit;
    if (isPlainCommit(edit) && !typed.has(index)) continue;
    const isErasedLater = typed.has(index) && !editsInFinalText.has(index);
    if (editMeanings[kind].isFix || isErasedLater) time += Math.max(0, at - last);
    last = Math.max(last, at);
  }
  return time;
}
