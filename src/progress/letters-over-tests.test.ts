import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { countTrial, newPracticeCounts, type Practice, practiceOf } from "../engine/practice.ts";
import { type FinishedTrial, newTrial, type Trial } from "../engine/trial/trial.ts";
import { runToEnd } from "../engine/work.ts";
import { lettersOverTests } from "./letters-over-tests.ts";

const lettersOver = (trials: readonly FinishedTrial[]) =>
  lettersOverTests(trials.map((trial) => ({ trial })));

const typed = (keys: string, interval: number, presented = "that bath") =>
  finished(typeKeys(presented, keys, interval));

const find = <Found extends { text: string }>(all: readonly Found[], text: string) =>
  all.find((each) => each.text === text);

test("letters and pairs of several tests are counted as if the tests were one", async () => {
  const trials = [typed("that bath", 100), typed("thxt bath", 200), typed("thx<at bath", 300)];
  const { letters, pairs, typicalInterval } = await lettersOver(trials);
  const counts = newPracticeCounts();
  for (const trial of trials) runToEnd(countTrial(counts, trial));
  const together = practiceOf(counts);
  // Sums of fractions depend on their order.
  const rounded = (practice: Practice) =>
    JSON.stringify(practice, (_key, value: unknown) =>
      typeof value === "number" ? value.toFixed(6) : value,
    );
  expect(rounded({ letters, pairs, typicalInterval })).toBe(rounded(together));
  expect(find(letters, "a")).toMatchObject({ attempts: 7, missed: 2 });
});

test("a letter that became faster in each test has changed by more than chance, and one that varies has not", async () => {
  const even = [200, 202, 198, 150, 152, 148].map((interval) => typed("that bath", interval));
  const [first] = (await lettersOver(even)).changes;
  // √³(150 × 152 × 148) = 149.99, and √³(200 × 202 × 198) = 199.99.
  expect(first?.timeRatio).toBeCloseTo(0.75, 3);
  expect(first?.isBeyondChance).toBe(true);

  const uneven = [100, 300, 200, 100, 250, 150].map((interval) => typed("that bath", interval));
  const { changes } = await lettersOver(uneven);
  expect(changes.map(({ isBeyondChance }) => isBeyondChance)).not.toContain(true);
});

test("a letter has changed by more than chance only if the halves differ by more than a drift explains", async () => {
  const changed = async (...intervals: readonly number[]) => {
    const trials = intervals.map((interval) => typed("that bath", interval));
    return (await lettersOver(trials)).changes.map(({ isBeyondChance }) => isBeyondChance);
  };
  // In each half, the logarithms of neighbours differ by d = ln 1.25, so v = d² with four degrees of freedom.
  // The bound is 2.776 × √(2/3) d = 2.27 d, and with the drift 1.23 × 2.27 d = 2.79 d.
  // The means of these halves differ by 2.5 d, then by 3 d.
  expect(await changed(160, 200, 250, 92, 115, 144)).not.toContain(true);
  expect(await changed(160, 200, 250, 82, 102, 128)).not.toContain(false);
});

test("a pause in one test does not hide that a letter became faster", async () => {
  const text = "ah".repeat(20);
  const trials = [200, 202, 198, 150, 152, 148].map((interval, number) => {
    const pause = (index: number) => (number === 4 && index > 20 ? 12_000 : 0);
    const trial = Array.from(text).reduce<Trial>(
      (typing, _key, index) =>
        setValue(typing, text.slice(0, index + 1), index * interval + pause(index)),
      newTrial(text),
    );
    return finished(trial);
  });
  const h = find((await lettersOver(trials)).changes, "h");
  // One of the 20 intervals in that test counts as five: 200 against 150 × 5^(1/20/3).
  expect(h?.timeRatio).toBeCloseTo(154 / 200, 2);
  expect(h?.isBeyondChance).toBe(true);
});

test("a drill is made from the latest tests, as many as have 1,000 intervals", async () => {
  const text = "that bath ".repeat(60).trim();
  const trials = [900, 200, 100].map((interval) => typed(text, interval, text));
  const { letters, latest } = await lettersOver(trials);
  // Each has 598 intervals, and 120 times an h: the last two are enough.
  expect(find(latest.letters, "h")).toMatchObject({ attempts: 240 });
  expect(find(letters, "h")).toMatchObject({ attempts: 360 });
});

test("Enter is one letter over lines of any indentation", async () => {
  const trials = ["a\nb", "a\n  b", "a\n    b"].map((text) => typed("a\nb", 100, text));
  const { letters } = await lettersOver(trials);
  expect(letters.map(({ text, attempts }) => [text, attempts])).toEqual([
    ["a", 3],
    ["\n", 3],
    ["b", 3],
  ]);
});

test("with fewer than three tests to a half no letter is compared", async () => {
  const trials = [200, 200, 150, 150].map((interval) => typed("that bath", interval));
  expect((await lettersOver(trials)).changes).toEqual([]);
  expect(await lettersOver([])).toEqual({
    letters: [],
    pairs: [],
    typicalInterval: 0,
    changes: [],
    latest: { letters: [], pairs: [], typicalInterval: 0 },
  });
});
