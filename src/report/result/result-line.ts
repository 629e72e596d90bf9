import type { Analysis } from "../../engine/analyse.ts";
import type { LikelyRange, SpeedWithRange } from "../../engine/metrics/likely-range.ts";
import { countText, numberText } from "../../format/format-figures.ts";
import { accuracyByMistakes } from "../../format/saved-result.ts";
import { narrowingSentence, type ResultLine } from "../../format/several-tests-text.ts";
import type { SpeedUnit } from "../../format/speed-unit.ts";
import { desktopStudy } from "../../format/study.ts";
import { type PassagePiece, passagePieces } from "../mistakes/DrawnPassage.tsx";

/**
 * What matters most about a result: that much was left wrong, a skipped letter that caused the errors, the
 * comparison with earlier tests, or the speed among those of the study.
 *
 * @param analysis `null` until it is computed, and with it the cause of the errors
 * @param comparison with the earlier tests of this kind; `null` for the first
 * @param isCompared whether the speed may be compared with the study
 * @param unit of the ranges
 * @returns `null` if there is nothing to say, for example because the text was not typed or is very short.
 */
export function resultLine(
  speed: SpeedWithRange,
  analysis: Analysis | null,
  comparison: ResultLine | null,
  isCompared: boolean,
  unit: SpeedUnit,
): ResultLine | null {
  const leftWrong = analysis ? shareLeftWrong(analysis) : 0;
  if (leftWrong > maxLeftWrong) return mostlyWrong;
  const misalignment = analysis && misalignmentLine(analysis);
  if (misalignment) return misalignment;
  if (comparison) return comparison;
  const study = isCompared ? studyLine(speed.likelyRange, leftWrong) : null;
  const meaning = speed.likelyRange && rangeMeaning;
  const aside = [meaning, narrowingSentence([speed], unit)].filter(Boolean).join(" ");
  return study || aside ? { strong: "", rest: "", ...study, aside } : null;
}

const rangeMeaning = "Another test like this one would end within the likely range 19 times in 20.";

const mostlyWrong: ResultLine = {
  strong: "More than a quarter of this text was left wrong,",
  rest: "so its speed says little about your typing.",
  aside: "",
};

/**
 * The mistakes left per character, each counted once but a swap, which leaves two characters wrong. People of
 * the study ended each sentence themselves; here a text ends by its length, so that a skipped letter adds one to
 * the minimum string distance at the end.
 */
export function shareLeftWrong({ errorCounts, presented, transcribed }: Analysis): number {
  const left = errorCounts.total + errorCounts.swapped;
  return left / Math.max(1, presented.length, transcribed.length);
}

/** The share of wrong characters above which a speed is not compared; people of the study left 1.17%. */
export const maxLeftWrong = 0.25;

/**
 * The speed among those of the study, as far as the likely range supports it.
 *
 * @param leftWrong a share of the text
 * @returns `null` if too much was left wrong, and without a range.
 */
export function studyLine(
  range: LikelyRange | null,
  leftWrong: number,
): Pick<ResultLine, "strong" | "rest"> | null {
  const { mean, slowestTenth, fastestTenth, people } = desktopStudy;
  if (!range || leftWrong > maxLeftWrong) return null;
  const of = `of the ${numberText(people)} people in the largest study on computer keyboards`;
  if (range.low > fastestTenth) return { strong: "Faster than nine in ten", rest: `${of}.` };
  if (range.high < slowestTenth) return { strong: "Slower than nine in ten", rest: `${of}.` };
  const average = `the average ${of}, about ${numberText(mean)} WPM.`;
  if (range.low > mean) return { strong: "Faster", rest: `than ${average}` };
  if (range.high < mean) return { strong: "Slower", rest: `than ${average}` };
  return { strong: "Your range includes", rest: average };
}

/**
 * Why there are more errors than mistakes: "174 positions differ because of one skipped letter: 1 mistake
 * left." "Counting each mistake once, accuracy is 99%."
 *
 * @returns `null` if no skipped or extra character moves the text after it.
 */
export function misalignmentLine({
  summary: { errors, characters },
  alignment,
  presented,
  transcribed,
  mistakes,
  errorCounts,
}: Analysis): ResultLine | null {
  // A wrong letter is one error and a swap two, wherever the text is aligned.
  const beyond = errors - errorCounts.substituted - 2 * errorCounts.swapped;
  if (beyond <= 0) return null;
  const causes = causesOf(passagePieces(alignment, presented, transcribed, mistakes));
  if (causes === null) return null;
  const left = errorCounts.total;
  const positions = countText(errors, "position differs", "positions differ");
  const differ = beyond === errors ? positions : `${positions}, ${numberText(beyond)} of them`;
  return causeLine(differ, causes, left, characters);
}

function causeLine(differ: string, causes: string, left: number, characters: number): ResultLine {
  return {
    strong: `${differ} because of ${causes}: ${countText(left, "mistake")} left.`,
    rest: accuracyByMistakes(characters, left),
    aside: "",
  };
}

/** As long as the line of most tests that end out of step, to reserve its space until that is computed. */
export const expectedLine = causeLine("123 positions differ", "one skipped letter", 1, 100);

/** The skipped and extra characters. */
function causesOf(pieces: readonly PassagePiece[]): string | null {
  const skipped = pieces.flatMap(({ kind, presented }) => (kind === "omitted" ? presented : []));
  const extra = pieces.flatMap(({ kind, typed }) => (kind === "inserted" ? typed : [])).length;
  const isLetters = skipped.every((character) => /\p{L}/u.test(character));
  const causes = [
    { count: skipped.length, what: isLetters ? "skipped letter" : "skipped character" },
    { count: extra, what: "extra character" },
  ].filter(({ count }) => count > 0);
  const counted = causes.map(({ count, what }) =>
    count === 1 ? `one ${what}` : countText(count, what),
  );
  return counted.length > 0 ? counted.join(" and ") : null;
}
