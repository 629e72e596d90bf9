import { expect, test } from "vitest";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { fastestPoint, nearestPoint, pacePlaces, slowestPoint } from "./pace-places.ts";

const points = [
  { position: 2, at: 400, wordsPerMinute: 60, span: { start: 0, end: 5 } },
  { position: 3, at: 900, wordsPerMinute: 40, span: { start: 0, end: 6 } },
  { position: 8, at: 1500, wordsPerMinute: 70, span: { start: 3, end: 9 } },
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
});

test("without points there are no places", () => {
  expect(pacePlaces([], [mistakeAt(100)])).toEqual([]);
});

test("the point nearest to a place is found, across gaps, too", () => {
  expect(nearestPoint(points, 0)).toBe(0);
  expect(nearestPoint(points, 5)).toBe(1);
  expect(nearestPoint(points, 6)).toBe(2);
  expect(nearestPoint(points, 20)).toBe(2);
});

test("the slowest and the fastest point are found", () => {
  expect(slowestPoint(points)).toBe(1);
  expect(fastestPoint(points)).toBe(2);
});
