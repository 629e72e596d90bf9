import { align, type AlignedSpan } from "../alignment/alignment.ts";
import type { Edit } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { TypedText } from "../trial/typed-characters.ts";

/** The four classes of what was typed, each a count. Soukoreff & MacKenzie, CHI 2003. */
export interface CharacterClasses {
  /** C, see `correctCharacters`. */
  readonly correct: number;
  /** INF: MSD(P, T). */
  readonly incorrectNotFixed: number;
  /** IF: characters typed and erased, whoever erased them. */
  readonly incorrectFixed: number;
  /** F: deletions, each one keystroke, however much it took away. */
  readonly fixes: number;
}

/**
 * The classes of a trial. Pasted and other assisted characters count in C and INF, which compare texts,
 * but not in IF, which counts typing. What an input method took back before it was settled was never
 * typed; undo, redo and autocorrection erase, but are no fixes.
 *
 * @param correct see `correctCharacters`
 * @param distance MSD of the two texts
 */
export function characterClasses(
  correct: number,
  distance: number,
  inputStream: readonly Edit[],
  { characters }: TypedText,
): CharacterClasses {
  return {
    correct,
    incorrectNotFixed: distance,
    incorrectFixed: characters.filter(({ isTyped, stands }) => isTyped && !stands).length,
    fixes: fixes(inputStream),
  };
}

/**
 * C: the transcribed characters that an optimal alignment finds right, in which, as in the distance, two
 * neighbours swapped are two errors. A count; C + INF is never less than |T|. Soukoreff & MacKenzie 2003.
 *
 * Some programs take max(|P|, |T|) − MSD for it, which is as much or less.
 *
 * @param alignment one that counts swaps as one error, which serves where it has none
 */
export function correctCharacters(
  presented: readonly string[],
  transcribed: readonly string[],
  alignment: readonly AlignedSpan[],
  distance: number,
): number {
  const hasSwap = alignment.some(({ kind }) => kind === "swapped");
  const own = hasSwap ? align(presented, transcribed, "whole", "two errors") : alignment;
  let correct = 0;
  for (const span of own) {
    if (span.kind === "same") correct += span.transcribed.end - span.transcribed.start;
  }
  // Of texts so far apart that the alignment is not the best there is, the distance is exact all the same.
  return Math.max(correct, transcribed.length - distance);
}

/** Shares of C + INF + IF. */
export interface ErrorRates {
  readonly uncorrected: number;
  readonly corrected: number;
  readonly total: number;
}

/**
 * Uncorrected error rate INF, corrected error rate IF and total error rate INF + IF, each over
 * C + INF + IF. Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns 0 for each where nothing was presented or typed.
 */
export function errorRates(classes: CharacterClasses): ErrorRates {
  const { correct, incorrectNotFixed, incorrectFixed } = classes;
  const all = correct + incorrectNotFixed + incorrectFixed;
  const share = (count: number) => (all > 0 ? count / all : 0);
  return {
    uncorrected: share(incorrectNotFixed),
    corrected: share(incorrectFixed),
    total: share(incorrectNotFixed + incorrectFixed),
  };
}

/**
 * Keystrokes: characters typed or settled, one each, and deletions, one each. A count. Text put in
 * otherwise, and what an input method took back before it was settled, are none.
 */
export function keystrokes(inputStream: readonly Edit[], { characters }: TypedText): number {
  return characters.filter(({ isTyped }) => isTyped).length + fixes(inputStream);
}

/**
 * KSPC: keystrokes per transcribed character, |input stream| / |T|. 1 for a text typed without
 * a correction, more with corrections, less where text was pasted. MacKenzie 2002; Soukoreff & MacKenzie 2003.
 *
 * @returns 0 when nothing was transcribed.
 */
export function keystrokesPerCharacter(keystrokeCount: number, characters: number): number {
  return characters > 0 ? keystrokeCount / characters : 0;
}

function fixes(inputStream: readonly Edit[]): number {
  return inputStream.filter(({ kind }) => editMeanings[kind].isFix).length;
}
