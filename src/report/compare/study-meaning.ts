import { numberText, rangeText } from "../../figures/figures-format.ts";
import { desktopStudy } from "../../figures/study.ts";

/**
 * Where a speed lies among the marks of the study, in a sentence or two; no finer than the marks.
 *
 * @param wordsPerMinute as shown, rounded
 */
export function studyMeaning(
  wordsPerMinute: number,
  range: { readonly low: number; readonly high: number } | null,
): string {
  const { mean } = desktopStudy;
  const isMeanLikely = range !== null && range.low <= mean && mean <= range.high;
  return isMeanLikely
    ? `${placeText(wordsPerMinute)} Your likely range, ${rangeText(range)}, includes the mean, so the difference from it may be chance.`
    : placeText(wordsPerMinute);
}

function placeText(wordsPerMinute: number): string {
  const { mean, slowestTenth, fastestTenth } = desktopStudy;
  const speed = `At ${numberText(wordsPerMinute)} WPM`;
  const study = `the mean of the largest study, about ${numberText(mean)} WPM`;
  if (wordsPerMinute < slowestTenth) {
    return `${speed} you typed slower than ${study}; its slowest tenth typed under about ${numberText(slowestTenth)}.`;
  }
  if (wordsPerMinute < mean) {
    return `${speed} you typed slower than ${study}, and faster than its slowest tenth, under about ${numberText(slowestTenth)}.`;
  }
  if (wordsPerMinute <= fastestTenth) {
    return `${speed} you typed faster than ${study}, and slower than its fastest tenth, over about ${numberText(fastestTenth)}.`;
  }
  return `${speed} you typed faster than ${study}; its fastest tenth typed over about ${numberText(fastestTenth)}.`;
}
