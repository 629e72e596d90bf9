import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import {
  type Step,
  halfWidthOf,
  isBeyondChance,
  isTypedThroughout,
  measureSpeed,
  stepsOf,
} from "./likely-range.ts";
import { finished, setValue, typeKeys } from "../test-aids/key-script.ts";
import { trialOf, typingLog } from "../test-aids/typing-log.ts";
import { newTrial, type Trial, endAtLimit } from "../trial/trial.ts";
import { studentQuantile } from "./several-tests.ts";
import { applyEdit } from "../trial/apply-edit.ts";
import { commitComposition } from "../trial/composition.ts";

function stepPairs(trial: Trial) {
  return stepsOf(finished(trial)).map(({ time, characters }) => [time, characters]);
}

test("each key after the first is a step; a correction takes time and gives no character", () => {
  expect(stepPairs(typeKeys("cat", "cx<at", 150))).toEqual([
    [150, 1],
    [150, -1],
    [150, 1],
    [150, 1],
  ]);
});

test("in a timed trial the time from the last key to the limit is a step of its own", () => {
  const typed = setValue(setValue(newTrial("the cat", 15_000), "t", 1_000), "th", 3_000);
  expect(stepPairs(endAtLimit(typed, 99_000))).toEqual([
    [2_000, 1],
    [13_000, 0],
  ]);
});

test("what happens before the clock starts is not a step", () => {
  const prefilled = setValue(newTrial("cat"), "c", 0, "prefilled");
  const erased = setValue(prefilled, "", 500, "deleted");
  expect(stepPairs(setValue(setValue(erased, "c", 900), "cat", 1_000, "pasted"))).toEqual([
    [100, 2],
  ]);
});

test("the time of a commit that changes nothing belongs to the next step", () => {
  const composed = ["h", "he", "hey"].reduce<Trial>(
    (trial, value, index) => setValue(trial, value, index * 100, "composing"),
    newTrial("hey y"),
  );
  const commit = commitComposition(composed, 350);
  const settled = commit ? applyEdit(composed, commit) : composed;
  expect(stepPairs(setValue(setValue(settled, "hey ", 360), "hey y", 500))).toEqual([
    [100, 1],
    [100, 1],
    [160, 1],
    [140, 1],
  ]);
});

describe("Student's t at 0.975, as published tables have it", () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [10, 2.228],
    [29, 2.045],
    [30, 2.042],
    [60, 2.0],
    [120, 1.98],
    [1_000, 1.962],
  ])("%d degrees of freedom: %d", (freedom, expected) => {
    expect(studentQuantile(freedom)).toBeCloseTo(expected, 3);
  });
});

/** Steps of a character each. */
const stepsOfTimes = (times: readonly number[]): readonly Step[] =>
  times.map((time) => ({ time, characters: 1 }));

const halves = (one: number, other: number) =>
  stepsOfTimes([...Array<number>(50).fill(one), ...Array<number>(50).fill(other)]);

test("a slow half and a quick one, worked out by hand", () => {
  // R is 200; 50 steps come 20 late, then 50 come 20 early. Of the waves j = 1 to 16 the even ones have
  // no amplitude; an odd one has 2 × 20 / (2 sin(πj / 200)). Σ 1 / sin²(πj / 200) over the eight odd ones
  // is 4 876.2, so Σ A² = 400 × 4 876.2 and s² = 2 × 1 950 480 / (16 × 20 000²) = 0.000 609 5.
  // v = 0.000 609 5 + 0.6 / 100 + 0.03² = 0.007 509 5; 1.96 √v = 0.169 85.
  expect(halfWidthOf(halves(220, 180))).toBeCloseTo(0.169_85, 4);
  expect(halfWidthOf(halves(180, 220))).toBeCloseTo(0.169_85, 4);
});

test("an even rhythm leaves what real tests differ by", () => {
  // 1.96 × √(0.6 / 100 + 0.03²).
  expect(halfWidthOf(halves(200, 200))).toBeCloseTo(0.162_81, 5);
});

test("the range is the speed times e to the ±h√2, rounded outward", () => {
  // 101 characters at 200 ms: 0.6 / 100 as above, 101 × 12 / 20 = 60.6 WPM, × e^∓0.23025: 48.1 and 76.3.
  const text = "x".repeat(101);
  expect(measureSpeed(finished(typeKeys(text, text, 200)))).toMatchObject({
    likelyRange: { low: 48, high: 77 },
    isTypedThroughout: true,
  });
});

test("corrections in the second half widen the range, though every key took 200 ms", () => {
  const corrected = [-1, 1, 1].map((characters) => ({ time: 200, characters }));
  const steps = [
    ...stepsOfTimes(Array<number>(125).fill(200)),
    ...Array.from({ length: 25 }, () => [...stepsOfTimes([200, 200, 200]), ...corrected]).flat(),
  ];
  const even = halfWidthOf(stepsOfTimes(Array<number>(225).fill(200)));
  expect(halfWidthOf(steps)).toBeGreaterThan(1.2 * (even ?? Infinity));
});

test("a test of fewer than 100 characters shows no range, but is still compared", () => {
  const text = "x".repeat(99);
  const { halfWidth, likelyRange } = measureSpeed(finished(typeKeys(text, text)));
  expect(likelyRange).toBeNull();
  expect(halfWidth).toBeGreaterThan(0);
});

test("a text typed in fewer than 32 steps, or in no time, has no half-width", () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, word) => ({ time: 900 + word, characters: 6 }));
  expect(halfWidthOf(words(31))).toBeNull();
  expect(halfWidthOf(words(32))).not.toBeNull();
  expect(halfWidthOf(halves(0, 0))).toBeNull();
  expect(halfWidthOf(stepsOfTimes([]))).toBeNull();
  expect(halfWidthOf([...halves(1, 1), { time: 1, characters: -100 }])).toBeNull();
});

test("a test that paused for most of its time has no range, but is still compared", () => {
  const uneven = halfWidthOf([...halves(200, 200), { time: 600_000, characters: 0 }]);
  expect(uneven).toBeGreaterThan(Math.log(3) / Math.SQRT2);
});

test("the analysis has the same speed and range", () => {
  const text = "the bakers carried their crates across the square and told jokes in the dark. ";
  for (const seed of [1, 2, 3]) {
    const trial = finished(trialOf(typingLog(text.repeat(3), { seed })));
    const {
      exactWordsPerMinute,
      halfWidth,
      likelyRange,
      isTypedThroughout: isTyped,
    } = analyse(trial);
    expect(measureSpeed(trial)).toEqual({
      wordsPerMinute: exactWordsPerMinute,
      halfWidth,
      likelyRange,
      isTypedThroughout: isTyped,
    });
    expect(likelyRange).not.toBeNull();
  }
});

test("pasted text has no range, even if no time passed", () => {
  expect(measureSpeed(finished(setValue(newTrial("it is"), "it is", 0, "pasted")))).toEqual({
    wordsPerMinute: 0,
    halfWidth: null,
    likelyRange: null,
    isTypedThroughout: false,
  });
});

test("autocorrection is typing; a paste, undo or text from before are not", () => {
  const typed = typeKeys("caterpillar", "cta");
  expect(isTypedThroughout(setValue(typed, "cat", 500, "replaced").inputStream)).toBe(true);
  for (const kind of ["pasted", "dropped", "inserted", "history", "prefilled"] as const) {
    expect(isTypedThroughout(setValue(typed, "ctater", 500, kind).inputStream)).toBe(false);
  }
});

test("a text typed and partly undone still counts as typed", () => {
  const undone = setValue(typeKeys("caterpillar", "cat"), "c", 500, "history");
  expect(isTypedThroughout(undone.inputStream)).toBe(true);
});

test("two speeds differ only beyond the noise of both", () => {
  const sixty = { wordsPerMinute: 60, halfWidth: 0.06 };
  // √(0.06² + 0.08²) = 0.1; ln(66 / 60) = 0.0953, ln(67 / 60) = 0.1103.
  expect(isBeyondChance(sixty, { wordsPerMinute: 66, halfWidth: 0.08 })).toBe(false);
  expect(isBeyondChance(sixty, { wordsPerMinute: 67, halfWidth: 0.08 })).toBe(true);
  expect(isBeyondChance({ wordsPerMinute: 67, halfWidth: 0.08 }, sixty)).toBe(true);
  expect(isBeyondChance(sixty, { wordsPerMinute: 67, halfWidth: null })).toBeNull();
});

test("every other speed differs from 0", () => {
  const none = { wordsPerMinute: 0, halfWidth: 0 };
  expect(isBeyondChance(none, { wordsPerMinute: 60, halfWidth: 0.1 })).toBe(true);
  expect(isBeyondChance(none, none)).toBe(false);
});
