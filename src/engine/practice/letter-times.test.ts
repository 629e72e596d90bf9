import { expect, test } from "vitest";
import { attemptsOf } from "../test-aids/attempts-of.ts";
import { plain, type PlainTrial, setValue, typeKeys } from "../test-aids/key-script.ts";
import { newTrial } from "../trial/trial.ts";
import {
  letterTimes,
  mostMissed,
  pairTimes,
  type PracticeMetrics,
  slowest,
} from "./letter-times.ts";

const letters = (trial: PlainTrial) => letterTimes(trial.presented, attemptsOf(trial));
const pairs = (trial: PlainTrial) => pairTimes(trial.presented, attemptsOf(trial));
const of = (figures: readonly PracticeMetrics[], text: string) =>
  figures.find((each) => each.text === text);

/** Types "an an an": 200 ms into each n, 100 ms into each space, 700 ms into each a but the first. */
function threeTimes(): PlainTrial {
  const times = [0, 200, 300, 1_000, 1_200, 1_300, 2_000, 2_200];
  return times.reduce<PlainTrial>(
    (trial, at, index) => setValue(trial, "an an an".slice(0, index + 1), at),
    plain(newTrial("an an an")),
  );
}

test("the time into a letter is the mean of its intervals", () => {
  expect(of(letters(threeTimes()).letters, "n")).toEqual({
    text: "n",
    samples: 3,
    mean: 200,
    attempts: 3,
    missed: 0,
    missedShare: 0,
  });
});

test("fewer than three samples give no mean and no share", () => {
  expect(of(letters(threeTimes()).letters, " ")).toMatchObject({
    samples: 2,
    mean: null,
    missedShare: null,
  });
});

test("the pause before a word is not the letter's", () => {
  expect(of(letters(threeTimes()).letters, "a")).toMatchObject({ samples: 0, attempts: 3 });
  expect(letters(threeTimes()).wordStarts).toMatchObject({ samples: 2, attempts: 3 });
});

test("missed are wrong and skipped letters, corrected or not; swapped ones were typed", () => {
  // e: wrong and corrected, skipped, then swapped with its neighbour.
  const trial = typeKeys("bend bend bend", "brnd<<<end bnd bned");
  expect(of(letters(trial).letters, "e")).toMatchObject({
    attempts: 4,
    missed: 2,
    missedShare: 0.5,
  });
  expect(of(letters(trial).letters, "n")).toMatchObject({ missed: 0 });
});

test("the time of a pair is that between its two letters, and none goes over a space", () => {
  expect(pairs(threeTimes())).toEqual([
    { text: "an", samples: 3, mean: 200, attempts: 3, missed: 0, missedShare: 0 },
  ]);
});

test("a pair is missed where its second letter is, or where it comes the wrong way round", () => {
  const trial = typeKeys("bend bend bend bend", "bend brnd bnd ebnd");
  expect(of(pairs(trial), "be")).toMatchObject({ attempts: 4, missed: 3, missedShare: 0.75 });
});

const figure = (
  text: string,
  mean: number | null,
  missedShare: number | null,
): PracticeMetrics => ({
  text,
  samples: 3,
  mean,
  attempts: 4,
  missed: missedShare === 0 ? 0 : 1,
  missedShare,
});

test("the slowest and the most missed come first, what says nothing is left out", () => {
  const list = [
    figure("a", 200, 0),
    figure("b", 300, 0.25),
    figure("c", null, null),
    figure("d", 250, 0.5),
  ];
  expect(slowest(list, 2).map(({ text }) => text)).toEqual(["b", "d"]);
  expect(mostMissed(list, 9).map(({ text }) => text)).toEqual(["d", "b"]);
});
