import { describe, expect, test } from "vitest";
import { attemptsOf } from "./test-aids/attempts-of.ts";
import { finished, plain, type PlainTrial, setValue, typeKeys } from "./test-aids/key-script.ts";
import { newTrial, type FinishedTrial } from "./trial/trial.ts";
import {
  countAttempts,
  practiceMetrics,
  type PracticeMetrics,
  countTrial,
  newPracticeCounts,
  practiceOf,
  recentCounts,
  tallyOf,
} from "./practice.ts";
import { runToEnd } from "./work.ts";

function practised(trial: PlainTrial) {
  const counts = newPracticeCounts();
  countAttempts(counts, trial.presented, attemptsOf(trial));
  return { ...practiceOf(counts), wordStarts: practiceMetrics(counts.wordStarts) };
}
const pairsOf = (trial: PlainTrial) => practised(trial).pairs;
const of = <Metrics extends PracticeMetrics>(figures: readonly Metrics[], text: string) =>
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
  expect(of(practised(threeTimes()).letters, "n")).toMatchObject({
    text: "n",
    samples: 3,
    mean: 200,
    attempts: 3,
    missed: 0,
    missedShare: 0,
  });
});

describe.each([180, 2_500])("at %d ms a key", (typical) => {
  test.each([
    ["a pause of a minute counts as five typical intervals", [60_000, typical, typical], 1.71],
    ["two keys at once count as a fifth", [0, typical, typical], 1 / 1.71],
    ["a slow letter is as slow as it is", [4 * typical, 4 * typical, 4 * typical], 4],
  ])("%s", (_name, intervals, factor) => {
    const counts = newPracticeCounts();
    counts.intervals.push(typical);
    tallyOf(counts.letters, "n").intervals.push(...intervals);
    const [n] = practiceOf(counts).letters;
    // The cube root of 5 is 1.71.
    expect((n?.typicalTime ?? 0) / typical).toBeCloseTo(factor, 3);
  });
});

test("a pause is not the letter's, and a letter that always takes long is slow", () => {
  const metrics = (intervals: number[]) =>
    practiceMetrics({ text: "n", intervals, attempts: 5, missed: 0 });
  expect(metrics([120, 100, 110, 4_000, 90])).toMatchObject({ samples: 4, mean: 105 });
  expect(metrics([700, 900, 800, 900, 700])).toMatchObject({ samples: 5, mean: 800 });
});

test("fewer than three samples give no mean and no share", () => {
  expect(of(practised(threeTimes()).letters, " ")).toMatchObject({
    samples: 2,
    mean: null,
    missedShare: null,
  });
});

test("the pause before a word is not the letter's", () => {
  expect(of(practised(threeTimes()).letters, "a")).toMatchObject({ samples: 0, attempts: 3 });
  expect(practised(threeTimes()).wordStarts).toMatchObject({ samples: 2, attempts: 3 });
});

test("wrong and skipped letters are missed, corrected or not; swapped ones were typed", () => {
  // e: wrong and corrected, skipped, then swapped with its neighbour.
  const trial = typeKeys("bend bend bend", "brnd<<<end bnd bned");
  expect(of(practised(trial).letters, "e")).toMatchObject({
    attempts: 4,
    missed: 2,
    missedShare: 0.5,
  });
  expect(of(practised(trial).letters, "n")).toMatchObject({ missed: 0 });
});

test("the time of a pair is that between its two letters, and none goes over a space", () => {
  expect(pairsOf(threeTimes())).toMatchObject([
    { text: "an", samples: 3, mean: 200, attempts: 3, missed: 0, missedShare: 0 },
  ]);
});

test("a pair is missed if its second letter is, or if it is typed the wrong way round", () => {
  const trial = typeKeys("bend bend bend bend", "bend brnd bnd ebnd");
  expect(of(pairsOf(trial), "be")).toMatchObject({ attempts: 4, missed: 3, missedShare: 0.75 });
});

const typed = (presented: string, keys: string, interval: number) =>
  finished(typeKeys(presented, keys, interval));

function countsOf(...trials: readonly FinishedTrial[]) {
  const counts = newPracticeCounts();
  for (const trial of trials) runToEnd(countTrial(counts, trial));
  return counts;
}

const practiceOfTrials = (trials: readonly FinishedTrial[]) => practiceOf(countsOf(...trials));

const find = (figures: readonly { text: string }[], text: string) =>
  figures.find((candidate) => candidate.text === text);

test("samples of several trials are counted together", () => {
  const { letters, pairs } = practiceOfTrials([
    typed("that", "that", 100),
    typed("this", "this", 200),
    typed("them", "them", 300),
  ]);
  // Each word has one th; its intervals are 100, 200 and 300 ms.
  expect(find(pairs, "th")).toMatchObject({ samples: 3, mean: 200, attempts: 3, missed: 0 });
  expect(find(letters, "h")).toMatchObject({ samples: 3, mean: 200 });
});

test("no letter is slow because its trial was: each trial is compared at the speed of the latest", () => {
  const trials = [typed("dada", "dada", 300), typed("that", "that", 100), typed("i", "i", 100)];
  const { letters, typicalInterval } = practiceOf(
    recentCounts(trials.map((trial) => countsOf(trial))),
  );
  expect(typicalInterval).toBe(300);
  // The first letter of each word has no time.
  const timed = letters.filter(({ samples }) => samples > 0);
  expect(timed.map(({ text }) => text)).toEqual(["d", "a", "t", "h"]);
  for (const { typicalTime } of timed) expect(typicalTime).toBeCloseTo(300, 9);
});

test("a trial's last letter and the next one's first are not a pair", () => {
  const { pairs } = practiceOfTrials([typed("at", "at", 100), typed("he", "he", 100)]);
  expect(pairs.map(({ text }) => text)).toEqual(["at", "he"]);
});

test("misses of several trials are counted together", () => {
  const { letters } = practiceOfTrials([
    typed("cat", "cxt", 100),
    typed("cab", "cx<ab", 100),
    typed("can", "can", 100),
  ]);
  expect(find(letters, "a")).toMatchObject({ attempts: 4, missed: 2 });
});

test("Enter is one letter, however far the lines are indented", () => {
  const { letters } = practiceOfTrials([
    typed("if x:\n  y\n    z", "if x:\ny\nz", 100),
    typed("a\nb", "a\nb", 100),
  ]);
  expect(letters.filter(({ text }) => text.startsWith("\n"))).toMatchObject([
    { text: "\n", attempts: 3 },
  ]);
});

test("the typical interval is the median of all", () => {
  const trials = [typed("cat", "cat", 100), typed("house", "house", 300)];
  expect(practiceOfTrials(trials).typicalInterval).toBe(300);
});

test("without a trial there are no metrics", () => {
  expect(practiceOfTrials([])).toEqual({ letters: [], pairs: [], typicalInterval: 0 });
});
