import type { Analysis } from "../../engine/analyse.ts";
import { numberText } from "../../format/format-figures.ts";
import { narrowingSentence } from "../../format/several-tests-text.ts";
import { desktopStudy } from "../../format/study.ts";
import { misalignmentSentence } from "../mistakes/misaligned.ts";

/** One sentence on what matters most about a result, and a quieter one beside it. */
export interface ResultLine {
  readonly strong: string;
  readonly rest: string;
  readonly aside: string;
}

/**
 * What matters most: that a skipped letter made the errors, how the test compares with earlier ones, or
 * where its speed lies in the study.
 *
 * @param comparison with the earlier tests of this kind; `null` for the first
 * @param isInStudy whether the study was of texts like this one
 * @returns `null` if there is nothing to say, as about text that was not typed.
 */
export function resultLine(
  analysis: Analysis,
  comparison: ResultLine | null,
  isInStudy: boolean,
): ResultLine | null {
  const misalignment = misalignmentSentence(analysis);
  if (misalignment) {
    const { cause, left, accuracy } = misalignment;
    return { strong: `${cause} ${left}.`, rest: accuracy, aside: "" };
  }
  if (comparison) return comparison;
  if (!analysis.isTypedThroughout) return null;
  const { exactWordsPerMinute: wordsPerMinute, halfWidth } = analysis;
  const aside = narrowingSentence([{ wordsPerMinute, halfWidth }]) ?? "";
  if (isInStudy) return { ...studyLine(analysis), aside };
  return aside === "" ? null : { strong: "", rest: "", aside };
}

function studyLine({
  summary: { wordsPerMinute },
  likelyRange,
}: Analysis): Pick<ResultLine, "strong" | "rest"> {
  const { mean, slowestTenth, fastestTenth, people } = desktopStudy;
  const of = `of the study’s ${numberText(people)} people.`;
  const line = (strong: string, rest: string) => ({ strong, rest });
  if (wordsPerMinute > fastestTenth) return line("Faster than nine in ten", of);
  if (wordsPerMinute < slowestTenth) return line("Slower than nine in ten", of);
  const average = `the average ${of.replace(".", `, about ${numberText(mean)} WPM.`)}`;
  if (likelyRange && likelyRange.low <= mean && mean <= likelyRange.high) {
    return line("Close to average:", `your range includes ${average}`);
  }
  return line(wordsPerMinute < mean ? "Slower" : "Faster", `than ${average}`);
}
