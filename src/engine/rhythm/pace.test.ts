import { expect, test } from "vitest";
import { setValue, typeKeys, type PlainTrial, plain } from "../test-aids/key-script.ts";
import { pace } from "./pace.ts";
import { timeResolution } from "../trial/edit.ts";
import { newTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";

const paceOf = ({ inputStream }: PlainTrial, to = 0) =>
  pace(inputStream, typedCharacters(inputStream), { from: 0, to });

/** A text of 60 letters typed at these intervals. */
function typed(interval: (position: number) => number): PlainTrial {
  let at = 0;
  let trial = plain(newTrial("x".repeat(60)));
  for (let position = 0; position < 60; position += 1) {
    at += position === 0 ? 0 : interval(position);
    trial = setValue(trial, "x".repeat(position + 1), at);
  }
  return trial;
}

test("a steady pace is the same everywhere: a character every 200 ms is 60 words per minute", () => {
  const points = paceOf(typed(() => 200));
  expect(points).toHaveLength(60);
  for (const point of points) expect(point.wordsPerMinute).toBeCloseTo(60, 9);
  expect(points[30]).toMatchObject({ position: 30, at: 6_000 });
});

test("a slower second half shows", () => {
  const points = paceOf(typed((position) => (position < 30 ? 200 : 400)));
  expect(points[10]?.wordsPerMinute).toBeCloseTo(60, 9);
  expect(points[50]?.wordsPerMinute).toBeCloseTo(30, 9);
});

test("a correction costs the time it took", () => {
  // 21 characters, one of them put right with two more keys: 20 steps in 22 intervals of 100 ms.
  const points = paceOf(typeKeys("abcdefghijklmnopqrstuv", "abcdefghijx<klmnopqrstu"));
  expect(points[10]?.wordsPerMinute).toBeCloseTo(20 / 5 / (2_200 / 60_000), 9);
});

test("a letter that was put in later takes its own time, and none of that of its neighbours", () => {
  const text = "abcdefghijklmnopqrstuvwxyz";
  const withoutLetter = typeKeys(text, text.replace("k", ""), 200);
  const points = paceOf(setValue(withoutLetter, text, 5_000));
  expect(points).toHaveLength(26);
  expect(points.slice(9, 12).map(({ at }) => at)).toEqual([1_800, 5_000, 2_000]);
  for (const { wordsPerMinute } of points) expect(wordsPerMinute).toBeCloseTo(60, 9);
});

test("a false start is part of the pace at the start", () => {
  const text = "abcdefghijklmnopqrstuvwxyz".repeat(2);
  // Ten keys in 2 s, all erased 10 s later, and then an even 60 WPM from 12 s on.
  let trial = typeKeys(text, text.slice(0, 10), 200);
  trial = setValue(trial, "", 11_800, "deleted");
  for (let length = 1; length <= text.length; length += 1) {
    trial = setValue(trial, text.slice(0, length), 11_800 + 200 * length);
  }
  const points = paceOf(trial);
  // The first window has 10 steps in 2 s, after those 12 s.
  expect(points[0]?.wordsPerMinute).toBeCloseTo(10 / 5 / (14 / 60), 9);
  expect(points[11]?.wordsPerMinute).toBeCloseTo(60, 9);
});

test("what follows the last key is part of the pace at the end", () => {
  const points = paceOf(
    typed(() => 200),
    21_800,
  );
  expect(points[48]?.wordsPerMinute).toBeCloseTo(60, 9);
  // From the 49th on, windows reach the end. The last one has 10 steps in 2 s, and 10 s follow.
  expect(points[59]?.wordsPerMinute).toBeCloseTo(10, 9);
});

test("pasted text has no pace, and does not change the pace beside it", () => {
  const start = typeKeys("x".repeat(100), "x".repeat(20), 200);
  const points = paceOf(setValue(start, "x".repeat(100), 3_801, "pasted"));
  expect(points.length).toBeGreaterThan(0);
  for (const { wordsPerMinute } of points) expect(wordsPerMinute).toBeCloseTo(60, 9);
});

test("too little text, or no time, gives no points", () => {
  expect(paceOf(typeKeys("cat", "cat"))).toEqual([]);
  expect(paceOf(typed(() => 0))).toEqual([]);
  // An endless practice ends a little after its last key.
  expect(
    paceOf(
      typed(() => 0),
      timeResolution,
    ),
  ).toEqual([]);
  expect(paceOf(plain(newTrial("cat")))).toEqual([]);
  // All its windows overlap, so their speeds would be about the same, however it was typed.
  expect(paceOf(typeKeys("it is a cat on a mat", "it is a cat on a mat"))).toEqual([]);
});

test("a long text has two hundred points", () => {
  const inputStream = Array.from({ length: 5_000 }, (_, start) => ({
    kind: "typed" as const,
    at: start * 100,
    start,
    removed: 0,
    inserted: ["x"],
  }));
  const points = pace(inputStream, typedCharacters(inputStream), { from: 0, to: 0 });
  expect(points).toHaveLength(200);
});
