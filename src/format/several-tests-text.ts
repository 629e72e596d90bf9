import {
  isBeyondChance,
  rangeWithin,
  type Speed,
  type SpeedWithRange,
} from "../engine/metrics/likely-range.ts";
import {
  hasSpeed,
  meanSpeed,
  reachAfter,
  currentSpeed,
  currentTests,
  type CombinedSpeed,
} from "../engine/metrics/several-tests.ts";
import { countText, rangeText } from "./format-figures.ts";
import { rangeInUnit, speedDifferenceText, speedText, type SpeedUnit } from "./speed-unit.ts";

/**
 * "58 WPM, likely 52 to 65 next time (4 tests)", or "(last 4 tests)".
 *
 * @param all the tests of which these are the last ones
 */
export function combinedSpeedText(
  { tests, wordsPerMinute, ...range }: CombinedSpeed,
  all: readonly Speed[],
  unit: SpeedUnit,
): string {
  const isAll = tests === all.filter(hasSpeed).length;
  const count = countText(tests, "test");
  const last = tests === 1 ? "last test" : `last ${count}`;
  const likely = rangeText(rangeInUnit(range, unit));
  return `${speedText(wordsPerMinute, unit)}, likely ${likely} next time (${isAll ? count : last})`;
}

/** A narrower range is precise enough, a smaller gain is not worth three tests, and a wider range does not help. */
const preciseReach = 0.2;
const minGain = 0.03;
const maxHelpfulReach = 0.5;

/**
 * "With three more tests like this one, the range would be about 47 to 75."
 *
 * @param tests of one kind
 * @param unit of the range
 * @returns `null` if their range is narrow already, or three tests would not make it much narrower, or not
 *   narrow enough to help.
 */
export function narrowingSentence(tests: readonly Speed[], unit: SpeedUnit): string | null {
  // After a clear change the range is that of the last ones alone.
  const current = currentTests(tests);
  const [now, then] = [reachAfter(current, 0), reachAfter(current, 3)];
  const range = then === null ? null : rangeWithin(meanSpeed(current), then);
  if (now === null || then === null || range === null) return null;
  // The mean distance of both ends from the speed.
  const [half, halfThen] = [Math.sinh(now), Math.sinh(then)];
  if (half < preciseReach || half - halfThen < minGain || halfThen > maxHelpfulReach) return null;
  const these = current.length === 1 ? "this one" : "these";
  const text = rangeText(rangeInUnit(range, unit));
  return `With three more tests like ${these}, the range would be about ${text}.`;
}

/** What matters most about a test: the beginning in bold, the rest, and a quieter sentence beside them. */
export interface ResultLine {
  /** "6 WPM slower than your previous test: no real difference." */
  readonly strong: string;
  /** "58 WPM, likely 52 to 65 next time (4 tests)." */
  readonly rest: string;
  /** What the range means, and what would narrow it; may be empty. */
  readonly aside: string;
}

/** What matters most about a test that is not the first of its kind. */
export interface Comparison extends ResultLine {
  /** What they say together; `null` if that is the latest test alone, or too wide a range. */
  readonly combined: CombinedSpeed | null;
}

/**
 * Compares the latest test with the one before, and says what all of them say together.
 *
 * @param tests of one kind that were typed throughout, oldest first
 * @returns `null` for fewer than two.
 */
export function comparisonOf(tests: readonly SpeedWithRange[], unit: SpeedUnit): Comparison | null {
  const [before, latest] = tests.slice(-2);
  if (!before || !latest) return null;
  const now = currentSpeed(tests);
  // After a clear change it may be the latest test alone, which the result shows already.
  const all = now && now.tests > 1 ? now : null;
  return {
    strong: changeSentence(latest, before, unit),
    rest: all ? `${combinedSpeedText(all, tests, unit)}.` : "",
    aside: narrowingSentence(tests, unit) ?? "",
    combined: all,
  };
}

function changeSentence(latest: Speed, before: Speed, unit: SpeedUnit): string {
  const [speed, earlier] = [latest.wordsPerMinute, before.wordsPerMinute];
  const isClear = isBeyondChance(latest, before);
  const difference = speedDifferenceText(speed, earlier, isClear, unit);
  if (difference === "0") return "As fast as your previous test.";
  const how = `${difference} ${unit.name} ${speed < earlier ? "slower" : "faster"} than your previous test`;
  if (isClear === null) return `${how}.`;
  return isClear ? `${how}, more than chance alone would explain.` : `${how}: no real difference.`;
}
