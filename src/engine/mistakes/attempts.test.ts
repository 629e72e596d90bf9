import { expect, test } from "vitest";
import { attemptsOf } from "../test-aids/attempts-of.ts";
import { type PlainTrial, setValue, typeKeys } from "../test-aids/key-script.ts";
import { interKeyIntervals } from "../rhythm/inter-key-intervals.ts";
import { newTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";
import { attemptsInSteps } from "./attempts.ts";

test("an interval counts only if the previous key typed the character to the left", () => {
  const found = attemptsOf(typeKeys("the quick", "tx<he", 150));
  expect(found.map(({ typed, interval, isAfterRight }) => [typed, interval, isAfterRight])).toEqual(
    [
      ["t", null, false],
      ["x", null, true],
      ["h", null, true],
      ["e", 150, true],
    ],
  );
});

/** A trial of "aaa…" in which each of these texts was typed and erased at once. */
function erased(texts: readonly string[]): PlainTrial {
  let trial: PlainTrial | null = null;
  for (const [index, text] of texts.entries()) {
    trial = setValue(trial ?? newTrial("a".repeat(20_000)), text, 2 * index);
    trial = setValue(trial, "", 2 * index + 1, "deleted");
  }
  if (!trial) throw new Error("Nothing was erased.");
  return trial;
}

test("3,000 wrong characters between right ones, erased at once, are a mistake each", () => {
  // An alignment is fixed after 2,000 errors, so this one is made of two parts.
  const found = attemptsOf(erased([`aa${"x".repeat(3_000)}`]));
  expect(found).toHaveLength(3_002);
  found.forEach(({ outcome, position, typed, isCorrected, isAfterRight }, index) => {
    const isRight = index < 2;
    expect([outcome, position, typed, isCorrected, isAfterRight]).toEqual([
      isRight ? "same" : "substituted",
      index,
      isRight ? "a" : "x",
      true,
      index === 1 || index === 2,
    ]);
  });
});

test.each([
  ["6,000 characters at once", ["x".repeat(6_000)]],
  ["200 characters, 120 times", Array<string>(120).fill("x".repeat(200))],
])("wrong characters are compared in short steps, erased as %s", (_name, texts) => {
  const { presented, inputStream } = erased(texts);
  const text = typedCharacters(inputStream);
  const intervals = interKeyIntervals(inputStream);
  const work = attemptsInSteps(presented, inputStream, text, [], intervals);
  let steps = 0;
  while (!work.next().done) steps += 1;
  // A step for each erased part, and many for a long one.
  expect(steps).toBeGreaterThan(100);
});
