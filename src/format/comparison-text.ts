import { type ConditionDifference, testsToTell } from "../engine/metrics/compare-conditions.ts";
import { countText, percentText } from "./format-figures.ts";

/** A smaller difference is of little use to anyone. */
const usefulRatio = 1.05;

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
      sentence: `Over ${countText(tests, "test")}. That is more than chance explains.`,
    };
  }
  const more = testsToTell(difference, usefulRatio);
  const wanted = `${more > 20 ? "About " : ""}${countText(more > 20 ? Math.ceil(more / 10) * 10 : more, "more test")}`;
  const need =
    more > 0
      ? `${wanted} would show a difference of 5%.`
      : "A difference of 5% would have shown up.";
  return {
    heading: "Too close to tell",
    sentence: `${name} was ${speedChange(logRatio, other)} in ${countText(tests, "test")}, ${likelyText(difference)}. ${need}`,
  };
}

/** "likely 5% slower to 19% faster", "likely 2% to 10% faster". */
export function likelyText({ logRatio, reach }: ConditionDifference): string {
  const [low, high] = [logRatio - reach, logRatio + reach];
  if (low > 0) return `likely ${percentsText(low, high)} faster`;
  if (high < 0) return `likely ${percentsText(low, high)} slower`;
  return `likely ${speedChange(low)} to ${speedChange(high)}`;
}

/** "2% to 10%", "less than 1% to 9%": two changes in the same direction, the smaller one first. */
function percentsText(low: number, high: number): string {
  const [least, most] = (low > 0 ? [low, high] : [high, low]).map(changePercent);
  // A difference beyond chance does not include none.
  return `${least === "0%" ? "less than 1%" : least} to ${most}`;
}

/** "6% faster", "5% slower", "as fast", each with or without what it is compared with. */
function speedChange(logRatio: number, other?: string): string {
  const percent = changePercent(logRatio);
  if (percent === "0%") return `as fast${other === undefined ? "" : ` as ${other}`}`;
  const than = other === undefined ? "" : ` than ${other}`;
  return `${percent} ${logRatio > 0 ? "faster" : "slower"}${than}`;
}

/** "6%": how far a ratio is from 1. */
function changePercent(logRatio: number): string {
  return percentText(Math.abs(Math.round(100 * (Math.exp(logRatio) - 1))));
}
