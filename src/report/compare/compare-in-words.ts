import { changeOver, groupSizes, together } from "../../engine/metrics/several-tests.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { countText, numberText, rangeText } from "../../format/format-figures.ts";
import { desktopStudy } from "../../format/study.ts";
import type { MeasuredTest } from "./measured-test.ts";

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

/**
 * Whether the visitor is faster than earlier in the visit, by all tests of the latest one's kind, and
 * what these tests come to taken together.
 *
 * @param tests oldest first
 * @returns `null` if fewer than three such tests were typed throughout.
 */
export function visitMeaning(tests: readonly MeasuredTest[]): string | null {
  const latest = tests.at(-1);
  const alike = tests.filter(
    ({ title, range }) => title === latest?.title && range.isTypedThroughout,
  );
  const speeds = alike.map(({ range }) => range);
  const change = changeOver(speeds);
  const pooled = together(speeds);
  if (!latest || alike.length < 3 || !change || !pooled) return null;

  const { earlier, later, isBeyondNoise } = change;
  const { first, last } = groupSizes(alike.length);
  const since = latest.finishedAt - (alike[0]?.finishedAt ?? latest.finishedAt);
  const groups = `${theTests("last", last)} of this kind came to ${numberText(later)} WPM, ${theTests("first", first)} to ${numberText(earlier)}`;
  const verdict = isBeyondNoise
    ? `${later > earlier ? "Yes" : "No, slower"}: ${groups}, and that is more than their scatter explains.`
    : `Nobody could tell: ${groups}, too small a difference to mean anything.`;
  return `Are you faster than ${agoText(since)}? ${verdict} Taken together, your ${numberText(alike.length)} tests come to ${numberText(pooled.wordsPerMinute)} WPM, likely ${rangeText(pooled)}.`;
}

function theTests(which: "first" | "last", count: number): string {
  return count === 1 ? `your ${which} test` : `your ${which} ${countText(count, "test")}`;
}

/** "20 minutes ago", "an hour ago". */
function agoText(time: Milliseconds): string {
  const minutes = Math.round(time / 60_000);
  if (minutes <= 1) return "a minute ago";
  if (minutes < 50) return `${numberText(minutes)} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? "an hour ago" : `${numberText(hours)} hours ago`;
}
