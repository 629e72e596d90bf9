/** What several tests of a kind say together, in the same words wherever it is shown. */
import type { Speed } from "../engine/metrics/likely-range.ts";
import { reachAfter, type SpeedTogether } from "../engine/metrics/several-tests.ts";
import { countText, numberText, percentText, rangeText } from "./format-figures.ts";

/** "58 WPM, likely 52 to 65 next time (4 tests)": what several tests of a kind say together. */
export function togetherText({ tests, wordsPerMinute, ...range }: SpeedTogether): string {
  return `${numberText(wordsPerMinute)} WPM, likely ${rangeText(range)} next time (${countText(tests, "test")})`;
}

/** Narrower ranges are precise enough, and smaller gains are not worth three tests. */
const widestPrecise = 0.2;
const smallestGain = 0.03;

/**
 * "Three more like it would narrow this to about ±23%": what would help if the tests say little.
 *
 * @param tests of one kind
 * @returns `null` if their range is narrow already, or three tests would not make it much narrower.
 */
export function narrowingSentence(tests: readonly Speed[]): string | null {
  const [now, then] = [reachAfter(tests, 0), reachAfter(tests, 3)].map(
    // To either side of the speed, in the mean of both.
    (reach) => reach !== null && Math.sinh(reach),
  );
  if (!now || !then || now < widestPrecise || now - then < smallestGain) return null;
  const these = tests.length === 1 ? "it" : "these";
  return `Three more like ${these} would narrow this to about ±${percentText(then * 100)}.`;
}
