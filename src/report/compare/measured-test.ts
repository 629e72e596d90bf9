import {
  isBeyondNoise,
  measureSpeed,
  type MeasuredSpeed,
} from "../../engine/metrics/likely-range.ts";
import { liveStats } from "../../engine/metrics/live-stats.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { type FinishedTest, oncePerTrial } from "../../test-files/stored-test.ts";
import { numberText } from "../../format/format-figures.ts";

type TitledTest = Pick<FinishedTest, "title" | "stored">;

/** A test of this visit as far as it is compared with others. */
export interface MeasuredTest {
  readonly title: string;
  /** The first words of its text. */
  readonly opening: string;
  /** As shown, rounded. */
  readonly wordsPerMinute: number;
  /** On the clock that all tests of a visit share. */
  readonly finishedAt: Milliseconds;
  readonly range: MeasuredSpeed;
  /** Whole percent. */
  readonly accuracy: number;
}

export function measuredTest({ title, stored }: TitledTest): MeasuredTest {
  return { title, ...measured(stored) };
}

const measured = oncePerTrial((trial: FinishedTrial): Omit<MeasuredTest, "title"> => {
  const { presented, finishedAt } = trial;
  const { wordsPerMinute, accuracy } = liveStats(trial, finishedAt);
  return {
    opening: openingOf(presented),
    wordsPerMinute,
    finishedAt,
    range: measureSpeed(trial),
    accuracy,
  };
});

/** How a test's speed differs from an earlier one's, as far as the scatter within both lets tell. */
export type Verdict = "faster" | "slower" | "within the noise" | "no range" | "not typed";

/** `no range` and `not typed` are said where they hold of one of the two, and then nothing is compared. */
export function verdictOn(test: MeasuredTest, before: MeasuredTest): Verdict {
  if (!test.range.isTypedThroughout || !before.range.isTypedThroughout) return "not typed";
  const isBeyond = isBeyondNoise(test.range, before.range);
  if (isBeyond === null) return "no range";
  if (!isBeyond) return "within the noise";
  return test.range.wordsPerMinute > before.range.wordsPerMinute ? "faster" : "slower";
}

/** The tests of the visit up to one of them, oldest first; that one stands last even where it is not remembered yet. */
export function testsUpTo(
  trial: FinishedTrial,
  tests: readonly TitledTest[],
): readonly TitledTest[] {
  const index = tests.findIndex((test) => test.stored.trial === trial);
  return index < 0
    ? [...tests, { title: "This test", stored: { trial } }]
    : tests.slice(0, index + 1);
}

const longestOpening = 24;

function openingOf(presented: readonly string[]): string {
  const text = presented.slice(0, longestOpening + 1).join("");
  if (presented.length <= longestOpening) return text;
  const lastSpace = text.lastIndexOf(" ");
  return `${lastSpace > 0 ? text.slice(0, lastSpace) : text}…`;
}

/** "+4, within the noise": the difference in WPM from the test before, and what it is worth. */
export function changeText(test: MeasuredTest, before: MeasuredTest): string {
  const verdict = verdictOn(test, before);
  if (verdict === "not typed") return "not all typed";
  return `${signedText(test.wordsPerMinute - before.wordsPerMinute)}, ${worths[verdict]}`;
}

/** The same as a sentence on the latest test. */
export function changeSentence(test: MeasuredTest, before: MeasuredTest): string {
  const verdict = verdictOn(test, before);
  if (verdict === "not typed") {
    return "Not all of this test and the one before was typed, so their speeds are not compared.";
  }
  const difference = test.wordsPerMinute - before.wordsPerMinute;
  const change =
    difference === 0
      ? "as fast as"
      : `${numberText(Math.abs(difference))} WPM ${difference < 0 ? "slower" : "faster"} than`;
  return `This test was ${change} the one before; ${meanings[verdict]}`;
}

type Compared = Exclude<Verdict, "not typed">;

const worths: Readonly<Record<Compared, string>> = {
  faster: "faster, beyond the noise",
  slower: "slower, beyond the noise",
  "within the noise": "within the noise",
  "no range": "no range to judge by",
};

const meanings: Readonly<Record<Compared, string>> = {
  faster: "that is more than the scatter within the two explains.",
  slower: "that is more than the scatter within the two explains.",
  "within the noise": "that is too small a difference to mean anything.",
  "no range": "one of the two has no likely range, so there is nothing to judge this by.",
};

function signedText(value: number): string {
  if (value === 0) return "0";
  return `${value < 0 ? "−" : "+"}${numberText(Math.abs(value))}`;
}
