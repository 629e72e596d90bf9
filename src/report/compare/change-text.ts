import { numberText } from "../figures-format.ts";
import { type MeasuredTest, type Verdict, verdictOn } from "./measured-test.ts";

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
  "too short": "too short to judge",
};

const meanings: Readonly<Record<Compared, string>> = {
  faster: "that is more than the scatter within the two explains.",
  slower: "that is more than the scatter within the two explains.",
  "within the noise": "a difference of this size lies within the noise.",
  "too short": "one of the two is too short for a range, so there is nothing to judge this by.",
};

function signedText(value: number): string {
  if (value === 0) return "0";
  return `${value < 0 ? "−" : "+"}${numberText(Math.abs(value))}`;
}
