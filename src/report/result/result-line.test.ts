import { expect, test } from "vitest";
import { analyse } from "../../engine/analyse.ts";
import { measureSpeed } from "../../engine/metrics/likely-range.ts";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import { endByHand } from "../../engine/trial/open-ended.ts";
import { wordUnit } from "../../format/speed-unit.ts";
import { misalignmentLine, resultLine, shareLeftWrong } from "./result-line.ts";

function lineOf(presented: string, keys: string): string | null {
  const trial = finished(typeKeys(presented, keys));
  const sentence = misalignmentLine(analyse(trial));
  return sentence && `${sentence.strong} ${sentence.rest}`;
}

test("a skipped letter is named as the cause of what differs after it", () => {
  // Without the b, and one key more to end the test: 9 of 10 positions differ, by one mistake.
  expect(lineOf("abcdefghij", "acdefghijx")).toBe(
    "9 positions differ because of one skipped letter: 1 mistake left. Counting each mistake once, accuracy is 90%.",
  );
});

test("mistakes left are not beside an accuracy of 100%", () => {
  const text = "abcdefghij".repeat(60);
  expect(lineOf(text, `x${text}`)).toMatch(/: 1 mistake left\. .* accuracy is 99\.8%\.$/);
});

test("extra letters and a skipped space are named as the cause too", () => {
  expect(lineOf("abcdefghij", "axbcdefghi")).toMatch(
    /^9 positions differ because of one extra character: /,
  );
  expect(lineOf("abcdefghij", "axybcdefgh")).toMatch(
    /^9 positions differ because of 2 extra characters: 2 mistakes left\./,
  );
  // The test ended before the last of the two l; it was not skipped.
  expect(lineOf("a fall", "ka fal")).toMatch(
    /^5 positions differ because of one extra character: /,
  );
  expect(lineOf("ab cdefghij", "abcdefghijx")).toMatch(/ because of one skipped character: /);
});

test("wrong letters are not counted with what differs because of a skipped one", () => {
  expect(lineOf("abcdefghij", "xbdefghijx")).toMatch(
    /^9 positions differ, 8 of them because of one skipped letter: 2 mistakes left\./,
  );
});

test("if each error is a mistake, there is nothing to explain", () => {
  expect(lineOf("abcdefghij", "abxdefghij")).toBeNull();
  expect(lineOf("abcdefghij", "abdcefghij")).toBeNull();
  expect(lineOf("abcdefghij", "abcdefghij")).toBeNull();
});

test("a test without a speed is not slower than anyone", () => {
  const trial = finished(endByHand({ ...typeKeys("it is late", "i"), limit: Infinity }));
  expect(resultLine(measureSpeed(trial), analyse(trial), null, true, wordUnit)).toBeNull();
});

// A range reaches by the factor e^(√2 × half-width) to each side. Of the people of the study, the slowest
// tenth typed under 26, the average was 51.56 and the fastest tenth typed over 78 WPM.
test.each([
  [90, 0.09, { low: 79, high: 103 }, "Faster than nine in ten of the 168,960 people"],
  [85, 0.09, { low: 74, high: 97 }, "Faster than the average of the 168,960 people"],
  [85, 0.4, { low: 48, high: 150 }, "Your range includes the average of the 168,960 people"],
  [24, 0.6, { low: 10, high: 57 }, "Your range includes the average of the 168,960 people"],
  [24, 0.1, { low: 20, high: 28 }, "Slower than the average of the 168,960 people"],
  [20, 0.1, { low: 17, high: 24 }, "Slower than nine in ten of the 168,960 people"],
])(
  "%i WPM with a half-width of %d is compared with the study as far as the range supports it",
  (wordsPerMinute, halfWidth, likelyRange, start) => {
    const line = resultLine({ wordsPerMinute, halfWidth, likelyRange }, null, null, true, wordUnit);
    expect(`${line?.strong} ${line?.rest}`).toMatch(
      new RegExp(`^${start} in the largest study on computer keyboards`),
    );
  },
);

test("a test too short to show its range is not compared", () => {
  const speed = { wordsPerMinute: 20, halfWidth: 0.1, likelyRange: null };
  expect(resultLine(speed, null, null, true, wordUnit)).toBeNull();
});

test("if more than a quarter was left wrong, nothing else matters", () => {
  const lineOfWrong = (wrong: number) => {
    const trial = finished(
      typeKeys("abcdefgh".repeat(3), "x".repeat(wrong) + "abcdefgh".repeat(3).slice(wrong)),
    );
    return resultLine(measureSpeed(trial), analyse(trial), null, true, wordUnit)?.strong;
  };
  expect(lineOfWrong(7)).toBe("More than a quarter of this text was left wrong,");
  expect(lineOfWrong(6)).toBeUndefined();
});

test("a skipped letter leaves one character wrong, though the text ends with another one", () => {
  const leftWrong = (transcribed: string) =>
    shareLeftWrong(analyse(finished(typeKeys("abcdefghij", transcribed))));
  expect(leftWrong("acdefghijx")).toBe(0.1);
  expect(leftWrong("abbcdefghi")).toBe(0.1);
  expect(leftWrong("abxdefghij")).toBe(0.1);
  expect(leftWrong("abdcefghij")).toBe(0.2);
  expect(leftWrong("abcdefghij")).toBe(0);
});
