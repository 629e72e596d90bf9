import { expect, test } from "vitest";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { paceHeight, pacePlaces, paceShape, slowestIndex } from "./pace-line.ts";

const points = [
  { position: 2, at: 400, speed: 60 },
  { position: 3, at: 900, speed: 40 },
  { position: 8, at: 1500, speed: 70 },
];

function mistakeAt(at: number): Mistake {
  return { kind: "substituted", position: 0, presented: "a", typed: "s", isCorrected: true, at };
}

test("a mistake belongs to the first point typed no earlier", () => {
  const mistakes = [0, 400, 401, 900, 1700].map(mistakeAt);
  const places = pacePlaces(points, mistakes);
  expect(places.map((place) => place.mistakes.map(({ at }) => at))).toEqual([
    [0, 400],
    [401, 900],
    [1700],
  ]);
  // The second one was put in last.
  const late = points.map((each) => (each.at === 900 ? { ...each, at: 2000 } : each));
  expect(pacePlaces(late, [mistakeAt(900)])[2]?.mistakes).toHaveLength(1);
});

test("without points there are no places", () => {
  expect(pacePlaces([], [mistakeAt(100)])).toEqual([]);
});

function point(position: number, speed: number) {
  return { position, at: position * 100, speed };
}

test("the axis fits the line and a tenth more, ruled at round speeds within it", () => {
  // From 40 to 80, and 4 more on each side.
  const { down, ticks } = paceShape([point(0, 40), point(10, 80)], 11, []);
  expect(ticks).toEqual([40, 50, 60, 70, 80]);
  expect(down(84)).toBeCloseTo(0);
  expect(down(36)).toBeCloseTo(paceHeight);
  expect(down(60)).toBeCloseTo(paceHeight / 2);
});

test("a steady pace does not look like an uneven one", () => {
  const { down } = paceShape([point(0, 59), point(10, 61)], 11, []);
  expect(down(59) - down(61)).toBeLessThan(paceHeight / 8);
});

test("the ends of the likely range fit", () => {
  const { down } = paceShape([point(0, 60), point(10, 70)], 11, [20, 232]);
  expect(down(232)).toBeGreaterThan(0);
  expect(down(20)).toBeLessThan(paceHeight);
});

test("the first character lies at the left, the last at the right", () => {
  const { across } = paceShape([point(0, 40), point(10, 60)], 11, []);
  expect(across(0)).toBe("0%");
  expect(across(5)).toBe("50%");
  expect(across(10)).toBe("100%");
});

test("the line is broken where text was inserted without keystrokes", () => {
  const typed = paceShape([point(0, 40), point(1, 42), point(2, 41)], 30, []);
  expect(typed.path.match(/M/g)).toHaveLength(1);
  const pasted = paceShape([point(0, 40), point(1, 42), point(20, 41), point(21, 40)], 30, []);
  expect(pasted.path.match(/M/g)).toHaveLength(2);
});

test("the points of a long text, far apart, make one line", () => {
  const many = Array.from({ length: 200 }, (_, index) => point(index * 500 + 250, 60));
  expect(paceShape(many, 100_000, []).path.match(/M/g)).toHaveLength(1);
});

test("at few words per minute, no two lines have the same number", () => {
  // From 0 to 2.2; half a word per minute would be shown as 1.
  expect(paceShape([point(0, 1), point(10, 1.2)], 11, []).ticks).toEqual([0, 1, 2]);
});

test("the slowest place is the middle of those that one pause slows alike", () => {
  const places = [80, 81, 41, 39, 40.5, 42, 38, 79, 60, 82].map((speed, index) =>
    point(index, speed),
  );
  // From 38 to 82 WPM: the places up to 49 WPM around the slowest one, which are those at 2 to 6.
  expect(slowestIndex(places)).toBe(4);
  expect(slowestIndex([point(0, 70), point(1, 60)])).toBe(1);
  expect(slowestIndex([point(0, 70)])).toBe(0);
});
