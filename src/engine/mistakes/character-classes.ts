import type { AlignedSpan } from "../alignment/alignment.ts";
import { minimumStringDistance } from "../alignment/minimum-string-distance.ts";
import { sum } from "../sum.ts";
import type { Edit } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { TypedText } from "../trial/typed-characters.ts";

/**
 * The four character classes, each a count: C, the transcribed characters that are right, INF, which is
 * MSD(P, T), IF, the characters typed and erased, and F, the deletions, each one keystroke however much it
 * deleted. Soukoreff & MacKenzie, CHI 2003. Some programs take max(|P|, |T|) − MSD for C, which is as much
 * or less: 13 instead of 14 in the example of that paper.
 *
 * Pasted and other assisted characters count in C and INF, which compare texts, but not in IF, which
 * counts typing. Text that an input method discarded before committing it was never typed; undo, redo and
 * autocorrection erase, but are not fixes.
 *
 * @param alignment of the whole texts, in which two swapped neighbours are two errors
 */
export function characterClasses(
  alignment: readonly AlignedSpan[],
  inputStream: readonly Edit[],
  { characters }: TypedText,
) {
  const right = alignment.filter(({ kind }) => kind === "same");
  return {
    correct: sum(right.map(({ transcribed }) => transcribed.end - transcribed.start)),
    incorrectNotFixed: minimumStringDistance(alignment),
    incorrectFixed: characters.filter(({ isTyped, isInFinalText }) => isTyped && !isInFinalText)
      .length,
    fixes: fixes(inputStream),
  };
}

export type CharacterClasses = Readonly<ReturnType<typeof characterClasses>>;

/**
 * Uncorrected error rate INF, corrected error rate IF and total error rate INF + IF, each over
 * C + INF + IF; 0 if nothing was presented or typed. Soukoreff & MacKenzie, CHI 2003.
 */
export function errorRates({ correct, incorrectNotFixed, incorrectFixed }: CharacterClasses) {
  const all = Math.max(1, correct + incorrectNotFixed + incorrectFixed);
  return {
    uncorrected: incorrectNotFixed / all,
    corrected: incorrectFixed / all,
    total: (incorrectNotFixed + incorrectFixed) / all,
  };
}

/**
 * Keystrokes: one for each character typed or committed, and one for each deletion. A count. Other
 * inserted text, and text that an input method discarded, count for none.
 */
export function keystrokeCount(inputStream: readonly Edit[], { characters }: TypedText): number {
  return characters.filter(({ isTyped }) => isTyped).length + fixes(inputStream);
}

/**
 * KSPC: keystrokes per transcribed character, |input stream| / |T|. 1 for a text typed without
 * a correction, more with corrections, less if text was pasted. MacKenzie 2002; Soukoreff & MacKenzie 2003.
 *
 * @returns 0 when nothing was transcribed.
 */
export function keystrokesPerCharacter(keystrokes: number, characters: number): number {
  return characters > 0 ? keystrokes / characters : 0;
}

function fixes(inputStream: readonly Edit[]): number {
  return inputStream.filter(({ kind }) => editMeanings[kind].isFix).length;
}
