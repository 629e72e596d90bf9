import { expect, test } from "vitest";
import { height, paceShape } from "./pace-shape.ts";

function point(position: number, wordsPerMinute: number) {
  return { position, at: position * 100, wordsPerMinute, span: { start: position, end: position } };
}

test("the picture reaches from a round speed below the slowest to one above the fastest", () => {
  const { down, ticks } = paceShape([point(0, 25), point(10, 73)], 11, 50);
  expect(ticks).toEqual([20, 40, 60, 80]);
  expect(down(20)).toBe(height);
  expect(down(80)).toBe(0);
  expect(down(50)).toBe(height / 2);
});

test("a steady pace does not look like an uneven one", () => {
  const { ticks } = paceShape([point(0, 59), point(10, 61)], 11, 60);
  expect(ticks[0]).toBeLessThanOrEqual(30);
});

test("an overall speed above all points has room", () => {
  const { down } = paceShape([point(0, 20), point(10, 30)], 11, 95);
  expect(down(95)).toBeGreaterThanOrEqual(0);
});

test("the first character lies at the left, the last at the right", () => {
  const { across } = paceShape([point(0, 40), point(10, 60)], 11, 50);
  expect(across(0)).toBe("0%");
  expect(across(5)).toBe("50%");
  expect(across(10)).toBe("100%");
});

test("the line is broken where text was put in without keystrokes", () => {
  const typed = paceShape([point(0, 40), point(1, 42), point(2, 41)], 30, 41);
  expect(typed.path.match(/M/g)).toHaveLength(1);
  const pasted = paceShape([point(0, 40), point(1, 42), point(20, 41), point(21, 40)], 30, 41);
  expect(pasted.path.match(/M/g)).toHaveLength(2);
});

test("the points of a long text, far apart, make one line", () => {
  const points = Array.from({ length: 200 }, (_, index) => point(index * 500 + 250, 60));
  expect(paceShape(points, 100_000, 60).path.match(/M/g)).toHaveLength(1);
});
