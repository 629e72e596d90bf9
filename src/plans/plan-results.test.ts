import { expect, test } from "vitest";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, setValue } from "../engine/test-aids/key-script.ts";
import type { PlanPlace } from "../engine/trial/test-settings.ts";
import { endAtLimit, newTrial, type Trial } from "../engine/trial/trial.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { compareRuns, planMeans, planResults, speedsByRun } from "./plan-results.ts";

/** A test of one minute in which these keys were typed. */
function testOf(keys: string, change: Partial<PlanPlace> = {}, refusals?: number): StoredTest {
  let typed: Trial = newTrial("the cat sat on the mat", 60_000);
  for (const end of Array.from(keys).keys()) typed = setValue(typed, keys.slice(0, end + 1), end);
  const trial = finished(endAtLimit(typed, Infinity));
  const plan = { ...examplePlace, condition: "A", ...change } as const;
  return { typedOn: 0, title: "60 seconds, easy", trial, plan, ...(refusals && { refusals }) };
}

test("a row has the figures of its test, and practice has none", () => {
  const [row, ...others] = planResults([
    testOf("the cat", { isPractice: true }),
    testOf("the cxt sat on ", {}, 2),
  ]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    title: "60 seconds, easy",
    scored: { characters: 15, mistakesLeft: 1, duration: 60_000 },
    notes: "2 keys blocked",
    summary: { characters: 15, errors: 1, wrongKeystrokes: 1 },
  });
});

test("means are geometric and by condition; runs stay separate", () => {
  const results = planResults([
    testOf("the cat sa", { condition: "B" }),
    testOf("the c"),
    testOf("the cat sat on the m"),
    testOf("the c", { run: 2 }),
  ]);
  // 1, 4 and 1 WPM in A: the cube root of 4; 2 WPM in B.
  const means = planMeans(results);
  expect(means).toMatchObject([
    { condition: "A", tests: 3, range: null },
    { condition: "B", tests: 1 },
  ]);
  expect(means[0]?.wordsPerMinute).toBeCloseTo(1.5874, 4);
  expect(means[1]?.wordsPerMinute).toBeCloseTo(2, 9);
  expect(speedsByRun(results).map(({ a, b }) => [a.length, b.length])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

test("the accuracy of several tests is that of all their characters, as in the table of people", () => {
  // 14 of 15 and 4 of 4 characters.
  const [means] = planMeans(planResults([testOf("the cxt sat on "), testOf("the ")]));
  expect(means).toMatchObject({ characters: 19, errors: 1 });
});

test("runs compared have one mean in each condition, whatever their texts and keyboards are called", () => {
  const named: StoredTest = {
    ...testOf("the cat sat on the m", { run: 2 }),
    title: "Phrase",
    keyboardLabel: "split",
  };
  // 1 and 4 WPM in A.
  const { means } = compareRuns(planResults([testOf("the c")]), planResults([named]));
  expect(means).toMatchObject([{ condition: "A", tests: 2 }]);
  expect(means[0]?.wordsPerMinute).toBeCloseTo(2, 9);
});
