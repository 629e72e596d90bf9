import { numberText } from "../figures-format.ts";
import { type MeasuredTest, type Verdict, verdictOn } from "./measured-test.ts";

const verdictTexts: Readonly<Record<Verdict, string>> = {
  faster: "faster, beyond the noise",
  slower: "slower, beyond the noise",
  "within the noise": "within the noise",
  unknown: "no range to judge by",
};

/** "+4, within the noise": the difference in WPM from the test before, and what it is worth. */
export function changeText(test: MeasuredTest, before: MeasuredTest): string {
  return `${signedText(test.wordsPerMinute - before.wordsPerMinute)}, ${verdictTexts[verdictOn(test, before)]}`;
}

/** The same as a sentence on the latest test. */
export function changeSentence(test: MeasuredTest, before: MeasuredTest): string {
  const difference = test.wordsPerMinute - before.wordsPerMinute;
  const words = `${numberText(Math.abs(difference))} WPM ${difference < 0 ? "slower" : "faster"}`;
  const change =
    difference === 0
      ? "This test was as fast as the one before"
      : `This test was ${words} than the one before`;
  return `${change}; ${meanings[verdictOn(test, before)]}`;
}

const meanings: Readonly<Record<Verdict, string>> = {
  faster: "that is more than the scatter within the two explains.",
  slower: "that is more than the scatter within the two explains.",
  "within the noise": "a difference of this size lies within the noise.",
  unknown: "one of the two has no likely range, so there is nothing to judge the difference by.",
};

function signedText(value: number): string {
  if (value === 0) return "0";
  return `${value < 0 ? "−" : "+"}${numberText(Math.abs(value))}`;
}
