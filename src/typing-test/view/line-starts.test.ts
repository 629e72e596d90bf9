import { expect, test } from "vitest";

import { lineStartsIn, nextSegmentAt } from "./line-starts.ts";

const noLineStarts = { layout: null, positions: [] };

const known = { layout: "narrow", positions: [480, 960, 1_500] };

test("a line start found in the same layout is added to the known ones, in order", () => {
  expect(lineStartsIn(noLineStarts, "narrow", 0, 480)).toEqual({
    layout: "narrow",
    positions: [480],
  });
  expect(lineStartsIn(known, "narrow", 960, 720).positions).toEqual([480, 720, 960, 1_500]);
});

test("if nothing new is found, the known line starts stay", () => {
  expect(lineStartsIn(known, "narrow", 960, null)).toBe(known);
  expect(lineStartsIn(known, "narrow", 960, 1_500)).toBe(known);
  expect(lineStartsIn(noLineStarts, "narrow", 0, null)).toBe(noLineStarts);
  expect(lineStartsIn(noLineStarts, "narrow", 0, 0)).toBe(noLineStarts);
});

test("in another layout only the start of the painted segment stays known", () => {
  expect(lineStartsIn(known, "wide", 960, null)).toEqual({ layout: "wide", positions: [960] });
  expect(lineStartsIn(known, "wide", 0, 1_200)).toEqual({ layout: "wide", positions: [1_200] });
});

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
