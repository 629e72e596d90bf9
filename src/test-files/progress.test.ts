import { expect, test } from "vitest";
import { newTrial, type FinishedTrial } from "../engine/trial/trial.ts";
import { setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { progressOf, progressTest } from "./progress.ts";

const text =
  "the bakers carried their crates across the square and told jokes in the dark of the morning, every day.";

/** Even typing at this speed. */
function typedAt(wordsPerMinute: number): FinishedTrial {
  const time = (text.length * 12_000) / wordsPerMinute;
  const trial = typeKeys(text, text, time / (text.length - 1));
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

const point = (trial: FinishedTrial, day = 0) =>
  progressTest({ typedOn: day, title: "Passage", stored: { trial } }).point;
const year = (...speeds: readonly number[]) =>
  speeds.flatMap((speed, day) => point(typedAt(speed), day) ?? []);

test("the first five tests and the last five are pooled, and compared", () => {
  const { points, first, last, change } = progressOf(
    year(40, 41, 40, 41, 40, 50, 50, 50, 60, 61, 60, 61, 60),
  );
  expect(points).toHaveLength(13);
  expect(points[0]?.wordsPerMinute).toBeCloseTo(40, 1);
  expect(first?.wordsPerMinute).toBeCloseTo(40.4, 1);
  expect(last?.wordsPerMinute).toBeCloseTo(60.4, 1);
  expect(change?.isBeyondNoise).toBe(true);
});

test("a change within the noise is told as such", () => {
  expect(progressOf(year(40, 60, 45, 55, 50, 62)).change?.isBeyondNoise).toBe(false);
});

test("a test that was not typed throughout is left out, and one test has no change", () => {
  const pasted = setValue(newTrial(text), text, 0, "pasted");
  if (pasted.phase !== "finished") throw new Error("Pasting completes the passage.");
  expect(point(pasted)).toBeNull();
  const { points, change, first, last } = progressOf(year(40));
  expect(points).toHaveLength(1);
  expect([change, first]).toEqual([null, null]);
  expect(last?.wordsPerMinute).toBeCloseTo(40, 9);
  expect(progressOf([])).toEqual({ points: [], change: null, first: null, last: null });
});
