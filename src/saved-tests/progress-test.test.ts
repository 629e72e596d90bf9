import { expect, test } from "vitest";
import { finished, setValue } from "../engine/test-aids/key-script.ts";
import { newTrial } from "../engine/trial/trial.ts";
import { progressTest } from "./progress-test.ts";

function detailsOf(presented: string, transcribed: string) {
  const trial = finished(setValue(newTrial(presented), transcribed, 0));
  return progressTest({ typedOn: null, title: null, trial }).details;
}

test.each([
  // With one letter too many at the start, the text ends before its last letter.
  ["1,000 errors that come from one mistake count as one", 500, 1_000, 1],
  ["more errors than that count as they are", 501, 1_002, 1_002],
])("%s", (_name, pairs, errors, mistakes) => {
  const details = detailsOf("ab".repeat(pairs), "ba".repeat(pairs));
  expect(details).toMatchObject({ errors, mistakes });
});

test("errors count as the mistakes that they come from if more than a tenth of the characters are wrong", () => {
  // Two swapped letters are two errors, and one mistake.
  expect(detailsOf("the quick brown fox", "teh quick brown fox")).toMatchObject({ mistakes: 1 });
  expect(detailsOf("the quick brown fox.", "teh quick brown fox.")).toMatchObject({ mistakes: 2 });
});
