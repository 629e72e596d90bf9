import { numberText, rangeText } from "../../format/format-figures.ts";
import { desktopStudy } from "../../format/study.ts";

/**
 * Where a speed lies among the figures of the study, in a sentence or two.
 *
 * @param wordsPerMinute as shown, rounded
 */
export function studyMeaning(
  wordsPerMinute: number,
  range: { readonly low: number; readonly high: number } | null,
): string {
  const { mean } = desktopStudy;
  const isAverageLikely = range !== null && range.low <= mean && mean <= range.high;
  return isAverageLikely
    ? `${placeText(wordsPerMinute)} Your likely range, ${rangeText(range)}, includes that average, so the difference may be chance.`
    : placeText(wordsPerMinute);
}

function placeText(wordsPerMinute: number): string {
  const { mean, slowestTenth, fastestTenth } = desktopStudy;
  const how = wordsPerMinute < mean ? "slower" : "faster";
  const start = `At ${numberText(wordsPerMinute)} WPM, you typed ${how} than the average in the largest study, about ${numberText(mean)} WPM`;
  const slowest = `about ${numberText(slowestTenth)}`;
  const fastest = `about ${numberText(fastestTenth)}`;
  if (wordsPerMinute < slowestTenth) {
    return `${start}. Its slowest tenth typed under ${slowest}.`;
  }
  if (wordsPerMinute < mean) {
    return `${start}, but faster than its slowest tenth (under ${slowest}).`;
  }
  if (wordsPerMinute <= fastestTenth) {
    return `${start}, but slower than its fastest tenth (over ${fastest}).`;
  }
  return `${start}. Its fastest tenth typed over ${fastest}.`;
}
