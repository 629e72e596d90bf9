import { expect, test } from "vitest";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { type FinishedTrial, newTrial, type Trial } from "../../engine/trial/trial.ts";
import {
  changeSentence,
  changeText,
  type MeasuredTest,
  measuredTest,
  testsUpTo,
  verdictOn,
} from "./measured-test.ts";

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

const short = {
  title: "Passage",
  stored: { trial: finished(typeKeys("it is late", "it is lat!", 300)) },
};
const long = "so it goes on ".repeat(8).trim();

test("a test's speed, range, accuracy and first words", () => {
  // 10 characters are 2 words, typed in 9 times 300 ms.
  const { range, ...rest } = measuredTest(short);
  expect(range.wordsPerMinute).toBeCloseTo(2 / 0.045, 9);
  expect(rest).toEqual({
    title: "Passage",
    opening: "it is late",
    wordsPerMinute: 44,
    finishedAt: 2_700,
    accuracy: 90,
  });
});

test("the first words of a long text end with a word", () => {
  const trial = finished(typeKeys(long, long));
  expect(measuredTest({ title: "Passage", stored: { trial } }).opening).toBe(
    "so it goes on so it goes…",
  );
  expect(measuredTest({ title: "Passage", stored: { trial } }).range.likelyRange).not.toBeNull();
});

test("a text pasted at once has no speed and no range", () => {
  const trial = finished(setValue(newTrial("late"), "late", 0, "pasted"));
  expect(measuredTest({ title: "Passage", stored: { trial } })).toMatchObject({
    range: { wordsPerMinute: 0, halfWidth: null, likelyRange: null, isTypedThroughout: false },
  });
});

/** The half-width is on the scale of logarithms: 0.06 is about six percent. */
function speed(wordsPerMinute: number, halfWidth: number | null): MeasuredTest {
  return {
    title: "Passage",
    opening: "",
    wordsPerMinute,
    finishedAt: 0,
    range: { wordsPerMinute, halfWidth, likelyRange: null, isTypedThroughout: true },
    accuracy: 100,
  };
}

test("a difference counts where it is larger than the scatter of both", () => {
  // ln(60 / 50) is 0.18, and 0.08 and 0.06 together make 0.1.
  expect(verdictOn(speed(60, 0.08), speed(50, 0.06))).toBe("faster");
  expect(verdictOn(speed(50, 0.08), speed(60, 0.06))).toBe("slower");
  expect(verdictOn(speed(54, 0.08), speed(50, 0.06))).toBe("within the noise");
  expect(verdictOn(speed(90, null), speed(50, 0.06))).toBe("no range");
});

test("the difference is told with its sign and its worth", () => {
  expect(changeText(speed(60, 0.08), speed(50, 0.06))).toBe("+10, faster, beyond the noise");
  expect(changeText(speed(48, 0.08), speed(50, 0.06))).toBe("−2, within the noise");
  expect(changeText(speed(50, null), speed(50, 0.06))).toBe("0, no range to judge by");
});

test("a speed that is not one of typing is not compared", () => {
  const fast = speed(900, null);
  const pasted = { ...fast, range: { ...fast.range, isTypedThroughout: false } };
  expect(changeText(pasted, speed(50, 0.06))).toBe("not all typed");
  expect(changeText(speed(50, 0.06), pasted)).toBe("not all typed");
  expect(changeSentence(pasted, speed(50, 0.06))).toMatch(/their speeds are not compared\.$/);
});

test("the latest difference is a sentence", () => {
  expect(changeSentence(speed(46, 0.08), speed(50, 0.06))).toBe(
    "This test was 4 WPM slower than the one before; that is too small a difference to mean anything.",
  );
  expect(changeSentence(speed(50, 0.08), speed(50, 0.06))).toMatch(
    /^This test was as fast as the one before;/,
  );
  expect(changeSentence(speed(60, 0.08), speed(50, 0.06))).toMatch(
    /10 WPM faster .* more than the scatter within the two explains\.$/,
  );
});

test("the tests up to one of them, which stands last even before it is remembered", () => {
  const first = finished(typeKeys("dog", "dog"));
  const second = finished(typeKeys("cat", "cat"));
  const tests = [
    { title: "Passage", stored: { trial: first } },
    { title: "Timed", stored: { trial: second } },
  ] as const;
  expect(testsUpTo(first, tests)).toEqual(tests.slice(0, 1));
  expect(testsUpTo(second, tests)).toEqual(tests);
  expect(testsUpTo(second, tests.slice(0, 1))).toEqual([
    tests[0],
    { title: "This test", stored: { trial: second } },
  ]);
});
