import { expect, test } from "vitest";
import { paintedSegment } from "./painted-segment.ts";

test("a passage of usual length is painted whole, wherever the caret is", () => {
  expect(paintedSegment(300, 250, [0, 60, 120])).toEqual({ from: 0, to: 300 });
});

test("of a long text, only what surrounds the caret is painted", () => {
  expect(paintedSegment(100_000, 0, [])).toEqual({ from: 0, to: 1_000 });
  expect(paintedSegment(100_000, 400, [])).toEqual({ from: 0, to: 1_000 });
  expect(paintedSegment(100_000, 401, [])).toEqual({ from: 0, to: 1_500 });
});

test("a segment begins at the last known line start far enough before the caret", () => {
  expect(paintedSegment(100_000, 1_000, [61, 799, 801])).toEqual({ from: 799, to: 2_000 });
});

test("a segment before every known line start begins with the text", () => {
  expect(paintedSegment(100_000, 150, [799])).toEqual({ from: 0, to: 1_000 });
});

test("a segment ends with the text", () => {
  expect(paintedSegment(2_000, 1_900, [1_600])).toEqual({ from: 1_600, to: 2_000 });
});

test("a caret far beyond the text, as after a long paste, counts as at its end", () => {
  expect(paintedSegment(100_000, 1_000_000, [98_300, 99_900])).toEqual({
    from: 98_300,
    to: 100_000,
  });
});
