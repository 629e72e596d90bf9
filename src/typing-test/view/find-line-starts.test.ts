import { expect, test } from "vitest";
import { nextSegmentAt } from "./find-line-starts.ts";

test("another line start is needed once the caret is far into the segment", () => {
  expect(nextSegmentAt(700, { from: 0, to: 1_500 }, 100_000)).toBeNull();
  expect(nextSegmentAt(701, { from: 0, to: 1_500 }, 100_000)).toBe(501);
  expect(nextSegmentAt(900, { from: 0, to: 1_000 }, 1_000)).toBeNull();
});

test("a caret that jumps to the end of a long text needs a line start there, too", () => {
  expect(nextSegmentAt(99_000, { from: 0, to: 100_000 }, 100_000)).toBe(98_300);
});

test("going back through unknown lines, the next segment begins a stride before the caret", () => {
  expect(nextSegmentAt(50_000, { from: 0, to: 51_000 }, 100_000)).toBe(49_300);
});

test("if nothing is left to type, no other line start is needed", () => {
  expect(nextSegmentAt(99_999, { from: 0, to: 100_000 }, 100_000)).toBe(99_299);
  expect(nextSegmentAt(100_000, { from: 0, to: 100_000 }, 100_000)).toBeNull();
  expect(nextSegmentAt(1_000_000, { from: 0, to: 100_000 }, 100_000)).toBeNull();
});
