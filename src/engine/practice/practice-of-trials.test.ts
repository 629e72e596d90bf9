import { expect, test } from "vitest";
import { typeKeys } from "../test-aids/key-script.ts";
import { runToEnd } from "../work.ts";
import { countTrial, newPracticeCounts, practiceOf } from "./practice-of-trials.ts";
import type { FinishedTrial } from "../trial/trial.ts";

function finished(presented: string, keys: string, interval: number): FinishedTrial {
  const trial = typeKeys(presented, keys, interval);
  if (trial.phase !== "finished") throw new Error(`${keys} does not complete ${presented}`);
  return trial;
}

function practiceOfTrials(trials: readonly FinishedTrial[]) {
  const counts = newPracticeCounts();
  for (const trial of trials) runToEnd(countTrial(counts, trial));
  return practiceOf(counts);
}

const find = (figures: readonly { text: string }[], text: string) =>
  figures.find((candidate) => candidate.text === text);

test("samples of several trials are counted together", () => {
  const { letters, pairs } = practiceOfTrials([
    finished("that", "that", 100),
    finished("this", "this", 200),
    finished("them", "them", 300),
  ]);
  // Each word has one th; its intervals are 100, 200 and 300 ms.
  expect(find(pairs, "th")).toMatchObject({ samples: 3, mean: 200, attempts: 3, missed: 0 });
  expect(find(letters, "h")).toMatchObject({ samples: 3, mean: 200 });
});

test("a trial's last letter and the next one's first are no pair", () => {
  const { pairs } = practiceOfTrials([finished("at", "at", 100), finished("he", "he", 100)]);
  expect(pairs.map(({ text }) => text)).toEqual(["at", "he"]);
});

test("misses are counted together as well", () => {
  const { letters } = practiceOfTrials([
    finished("cat", "cxt", 100),
    finished("cab", "cx<ab", 100),
    finished("can", "can", 100),
  ]);
  expect(find(letters, "a")).toMatchObject({ attempts: 4, missed: 2 });
});

test("Enter is one letter, however far the lines are indented", () => {
  const { letters } = practiceOfTrials([
    finished("if x:\n  y\n    z", "if x:\ny\nz", 100),
    finished("a\nb", "a\nb", 100),
  ]);
  expect(letters.filter(({ text }) => text.startsWith("\n"))).toMatchObject([
    { text: "\n", attempts: 3 },
  ]);
});

test("the typical interval is the median of all", () => {
  const trials = [finished("cat", "cat", 100), finished("house", "house", 300)];
  expect(practiceOfTrials(trials).typicalInterval).toBe(300);
});

test("no trial, nothing known", () => {
  expect(practiceOfTrials([])).toEqual({ letters: [], pairs: [], typicalInterval: 0 });
});
