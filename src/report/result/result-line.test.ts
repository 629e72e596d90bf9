import { expect, test } from "vitest";
import { analyse } from "../../engine/analyse.ts";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import { endByHand } from "../../engine/trial/open-ended.ts";
import { misalignmentLine, resultLine } from "./result-line.ts";

function lineOf(presented: string, keys: string): string | null {
  const trial = finished(typeKeys(presented, keys));
  const sentence = misalignmentLine(analyse(trial));
  return sentence && `${sentence.strong} ${sentence.rest}`;
}

test("a skipped letter is named as the cause of what differs after it", () => {
  // Without the b, and one key more at the end: 9 of 10 positions differ, by two mistakes.
  expect(lineOf("abcdefghij", "acdefghijx")).toBe(
    "9 positions differ because of one skipped letter: 2 mistakes left. Counting each mistake once, accuracy is 80%.",
  );
});

test("mistakes left are not beside an accuracy of 100%", () => {
  const text = "abcdefghij".repeat(60);
  expect(lineOf(text, `x${text}`)).toMatch(/: 2 mistakes left\. .* accuracy is 99\.6%\.$/);
});

test("so are an extra letter and a skipped space", () => {
  expect(lineOf("abcdefghij", "axbcdefghi")).toMatch(
    /^9 positions differ because of one extra character: /,
  );
  expect(lineOf("ab cdefghij", "abcdefghijx")).toMatch(/ because of one skipped character: /);
});

test("wrong letters beside it are not counted with it", () => {
  expect(lineOf("abcdefghij", "xbdefghijx")).toMatch(
    /^9 positions differ, 8 of them because of one skipped letter: 3 mistakes left\./,
  );
});

test("if each error is a mistake, there is nothing to explain", () => {
  expect(lineOf("abcdefghij", "abxdefghij")).toBeNull();
  expect(lineOf("abcdefghij", "abdcefghij")).toBeNull();
  expect(lineOf("abcdefghij", "abcdefghij")).toBeNull();
});

test("a test without a speed is not slower than anyone", () => {
  const oneKey = endByHand({ ...typeKeys("it is late", "i"), limit: Infinity });
  expect(resultLine(analyse(finished(oneKey)), null, true)).toBeNull();
});
