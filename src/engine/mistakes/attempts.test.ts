import { afterEach, expect, test, vi } from "vitest";
import { attemptsOf } from "../test-aids/attempts-of.ts";
import { type PlainTrial, setValue, typeKeys } from "../test-aids/key-script.ts";
import { sum } from "../sum.ts";
import { interKeyIntervals } from "../rhythm/inter-key-intervals.ts";
import { newTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";
import { attemptsInSteps } from "./attempts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

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

/** For each step of the attempts, the size of the tables that it makes. */
function tableSizes({ presented, inputStream }: PlainTrial): readonly number[] {
  const text = typedCharacters(inputStream);
  const intervals = interKeyIntervals(inputStream);
  let size = 0;
  const counted = new Proxy(Int32Array, {
    construct(target, parameters: readonly unknown[]) {
      const [length] = parameters;
      if (typeof length === "number") size += length;
      return Reflect.construct(target, parameters) as Int32Array;
    },
  });
  vi.stubGlobal("Int32Array", counted);
  const work = attemptsInSteps(presented, inputStream, text, [], intervals);
  const sizes: number[] = [];
  for (let isDone = false; !isDone;) {
    size = 0;
    isDone = work.next().done === true;
    sizes.push(size);
  }
  return sizes;
}

test.each([
  ["10,000 characters at once", ["x".repeat(10_000)]],
  ["200 characters, 300 times", Array<string>(300).fill("x".repeat(200))],
])("wrong characters are compared in short steps, erased as %s", (_name, texts) => {
  const sizes = tableSizes(erased(texts));
  expect(sum(sizes)).toBeGreaterThan(10_000_000);
  expect(Math.max(...sizes)).toBeLessThan(150_000);
});
