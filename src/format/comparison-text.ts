import { type ConditionDifference, testsToDetect } from "../engine/metrics/compare-conditions.ts";
import { maxReach } from "../engine/metrics/likely-range.ts";
import { countText, percentText } from "./format-figures.ts";

/** In percent. A smaller difference is of little use to anyone. */
const useful = 5;

/** What a comparison shows: a heading and a sentence. */
export interface ComparisonText {
  readonly heading: string;
  readonly sentence: string;
}

/**
 * "Keyboard B: 6% faster, likely 2% to 10%", or "Too close to tell".
 *
 * @param name of condition B
 * @param other name of condition A, if the text must say it
 */
export function comparisonText(
  name: string,
  difference: ConditionDifference,
  other?: string,
): ComparisonText {
  const { logRatio, reach, tests } = difference;
  const [low, high] = [logRatio - reach, logRatio + reach];
  if (low > 0 || high < 0) {
    return {
      heading: `${name}: ${speedChange(logRatio, other)}, likely ${percentsText(low, high)}`,
      sentence: `Over ${countText(tests, "test")}, that is more than chance alone would explain.`,
    };
  }
  const found = `${name} was ${speedChange(logRatio, other)} in ${countText(tests, "test")}, ${likelyText(difference)}.`;
  return { heading: "Too close to tell", sentence: `${found} ${outlookText(difference)}`.trim() };
}

/** More tests than this are too many to suggest. */
const maxSuggested = 30;

/** Whether a useful difference is still possible, and how many more tests would show it; may be empty. */
function outlookText(difference: ConditionDifference): string {
  const { logRatio, reach } = difference;
  const ends = [logRatio - reach, logRatio + reach];
  if (ends.every((end) => Math.abs(percentOf(end)) < useful)) {
    return `A difference of ${useful}% or more is unlikely.`;
  }
  const wanted = testsToDetect(difference, 1 + useful / 100);
  if (wanted === 0) return "";
  if (wanted > maxSuggested) {
    return `A few more tests would not settle it: showing a difference of ${useful}% would take more than ${maxSuggested}.`;
  }
  return `${countText(wanted, "more test")} would probably show a difference of ${useful}%, if there is one.`;
}

/** "likely 5% slower to 19% faster", "likely 2% to 10% faster", "too uneven for a range". */
export function likelyText({ logRatio, reach }: ConditionDifference): string {
  if (reach > maxReach) return "too uneven for a range";
  const [low, high] = [logRatio - reach, logRatio + reach];
  if (low > 0) return `likely ${percentsText(low, high)} faster`;
  if (high < 0) return `likely ${percentsText(low, high)} slower`;
  return `likely ${changePercent(low)} slower to ${changePercent(high)} faster`;
}

/** "2% to 10%", "less than 1% to 9%": two changes in the same direction, the smaller one first. */
function percentsText(low: number, high: number): string {
  const [smaller, larger] = (low > 0 ? [low, high] : [high, low]).map(changePercent);
  return `${smaller} to ${larger}`;
}

/** "6% faster", "5% slower", "just as fast", each with or without what it is compared with. */
function speedChange(logRatio: number, other?: string): string {
  if (percentOf(logRatio) === 0) {
    return other === undefined ? "just as fast" : `as fast as ${other}`;
  }
  const than = other === undefined ? "" : ` than ${other}`;
  return `${changePercent(logRatio)} ${logRatio > 0 ? "faster" : "slower"}${than}`;
}

/** "6%", "less than 1%": how far a ratio is from 1. */
function changePercent(logRatio: number): string {
  return percentOf(logRatio) === 0 ? "less than 1%" : percentText(Math.abs(percentOf(logRatio)));
}

/** In whole percent, as it is shown. */
function percentOf(logRatio: number): number {
  return Math.round(100 * (Math.exp(logRatio) - 1));
}
