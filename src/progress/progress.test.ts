import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { newTrial, type FinishedTrial } from "../engine/trial/trial.ts";
import { progressTest } from "../saved-tests/progress-test.ts";
import { kindOfTest, type KindOfTest } from "../saved-tests/stored-test.ts";
import { keyboardsText } from "./progress-text.ts";
import { compareKeyboards, testGroups, progressOf } from "./progress.ts";

const text =
  "the bakers carried their crates across the square and told jokes in the dark of the morning, every day.";

/** Even typing at this speed. */
function typedAt(wordsPerMinute: number): FinishedTrial {
  const time = (text.length * 12_000) / wordsPerMinute;
  return finished(typeKeys(text, text, time / (text.length - 1)));
}

const point = (trial: FinishedTrial, day = 0) =>
  progressTest({ typedOn: day, title: "Passage", trial }).point;
const year = (...speeds: readonly number[]) =>
  speeds.flatMap((speed, day) => point(typedAt(speed), day) ?? []);

test("the first five tests and the last five have averages and are compared", () => {
  const { points, averages, change, speed } = progressOf(
    year(40, 41, 40, 41, 40, 50, 50, 50, 60, 61, 60, 61, 60),
  );
  expect(points[0]?.wordsPerMinute).toBeCloseTo(40, 1);
  expect(averages).toMatchObject([
    { of: "first", from: 0, to: 5 },
    { of: "last", from: 8, to: 13 },
  ]);
  expect(averages[0]?.wordsPerMinute).toBeCloseTo(40.4, 1);
  expect(change?.isBeyondChance).toBe(true);
  // If the speed has changed, the next test is expected to be like the last ones.
  expect(speed?.wordsPerMinute).toBeCloseTo(60.4, 1);
  expect(speed?.tests).toBe(5);
});

test("tests that did not really change say together what comes next, and few of them have no averages", () => {
  const { change, speed, averages } = progressOf(year(48, 52, 50));
  expect(change?.isBeyondChance).toBe(false);
  expect(speed).toMatchObject({ tests: 3 });
  expect(averages).toEqual([]);
});

test("both averages are there even if the tests are too uneven for a range of the next one", () => {
  const uneven = year(30, 80, 40, 90).map((each) => ({ ...each, halfWidth: 0.9 }));
  const { speed, averages } = progressOf(uneven.slice(0, 2));
  expect([speed, averages]).toEqual([null, []]);
  // ln(80 / 30) = 0.98083: v = (8 × 0.9² / 1.96² + 0.98083² / 2) / 9 = 0.24088, 1.96 × √(0.24088 / 2) = 0.6802
  // and 48.99 × e^∓0.6802 = 24.8 and 96.7. So for 40 and 90: v = 0.22396, 60 × e^∓0.6559 = 31.1 and 115.6.
  expect(progressOf(uneven).averages).toMatchObject([
    { of: "first", range: { low: 24, high: 97 } },
    { of: "last", range: { low: 31, high: 116 } },
  ]);
});

test("a test that was not typed throughout is left out, and one test says nothing of a change", () => {
  expect(point(finished(setValue(newTrial(text), text, 0, "pasted")))).toBeNull();
  const nothing = { change: null, speed: null, averages: [] };
  expect(progressOf(year(40))).toMatchObject(nothing);
  expect(progressOf([])).toEqual({ points: [], ...nothing });
});

const kindsOf = (tests: readonly KindOfTest[]) =>
  testGroups(tests, kindOfTest).map(([name, { length }]) => [name, length]);

test("the latest kind of several tests comes first, then the most common ones", () => {
  const titled = (...titles: readonly (string | null)[]) => titles.map((title) => ({ title }));
  expect(
    kindsOf(titled("Code", "Code", "Code", "Passage, easy", null, "Passage, easy", "60 seconds")),
  ).toEqual([
    ["Passage, easy", 2],
    ["Code", 3],
    ["Untitled", 1],
    ["60 seconds", 1],
  ]);
  expect(kindsOf(titled("Code", "60 seconds"))[0]).toEqual(["60 seconds", 1]);
  expect(kindsOf([])).toEqual([]);
  const many = Array.from({ length: 101 }, (_, index) => `Title ${index}`);
  expect(kindsOf(titled(...many))).toHaveLength(100);
});

const on = (keyboardLabel: string | undefined, wordsPerMinute: number, title = "Passage") =>
  progressTest({ typedOn: 0, title, keyboardLabel, trial: typedAt(wordsPerMinute) });

test("the keyboard used last is compared with each other, within a kind of text and rules", () => {
  const laptop = [40, 40, 40, 40].map((speed) => on("laptop", speed));
  const ergodox = [60, 60, 60, 60].map((speed) => on("Ergodox", speed));
  const [comparison] = compareKeyboards([...laptop, on(undefined, 90), ...ergodox]);
  expect(comparison).toMatchObject({ keyboard: "Ergodox", other: "laptop" });
  expect(comparison?.difference.logRatio).toBeCloseTo(Math.log(60 / 40), 2);
  expect(comparison && keyboardsText(comparison).heading).toMatch(
    /^“Ergodox”: 50% faster than “laptop”, likely \d+% to \d+%\.$/,
  );
  const code = [20, 20].map((speed) => on("laptop", speed, "Code"));
  const others = [on("Ergodox", 30, "Code"), ...ergodox, on("third", 50, "60 seconds")];
  expect(compareKeyboards([...laptop, ...code, ...others])).toEqual([]);
  // Tests of a kind of text that is slow on both leave the ratio as it is.
  const [both] = compareKeyboards([...laptop, ...code, ...others.slice(0, -1)]);
  expect(both?.difference.logRatio).toBeCloseTo(Math.log(1.5), 2);
  expect(both?.difference.tests).toBe(11);
  const seven = Array.from({ length: 7 }, (_, index) => on(`keyboard ${index}`, 50));
  expect(compareKeyboards(seven).map(({ other }) => other.at(-1))).toEqual([..."54321"]);
  const stopped = { ...on("laptop", 90), refusals: 0 };
  expect(compareKeyboards([stopped, ...laptop, ...ergodox])[0]?.difference.tests).toBe(8);
});

test("tests as fast on both keyboards are too close to tell, and short ones are not compared", () => {
  const [close] = compareKeyboards([on("laptop", 50), on("Ergodox", 50)]);
  expect(close && keyboardsText(close)).toMatchObject({
    heading: "Too close to tell.",
    sentence: expect.stringMatching(/^“Ergodox” was as fast as “laptop” in 2 tests, /) as string,
  });
  const short = ["laptop", "Ergodox"].map((keyboardLabel) =>
    progressTest({
      typedOn: 0,
      title: "Passage",
      keyboardLabel,
      trial: finished(typeKeys("it was", "it was", 200)),
    }),
  );
  expect(compareKeyboards(short)).toEqual([]);
});
