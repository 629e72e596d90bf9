import { expect, test } from "vitest";

import { lineStartsIn } from "./line-starts.ts";

const noLineStarts = { layout: null, positions: [] };

const known = { layout: "narrow", positions: [480, 960, 1_500] };

test("what is found in the same layout joins what is known, in order", () => {
  expect(lineStartsIn(noLineStarts, "narrow", 0, 480)).toEqual({
    layout: "narrow",
    positions: [480],
  });
  expect(lineStartsIn(known, "narrow", 960, 720).positions).toEqual([480, 720, 960, 1_500]);
});

test("nothing new leaves all as it is", () => {
  expect(lineStartsIn(known, "narrow", 960, null)).toBe(known);
  expect(lineStartsIn(known, "narrow", 960, 1_500)).toBe(known);
  expect(lineStartsIn(noLineStarts, "narrow", 0, null)).toBe(noLineStarts);
  expect(lineStartsIn(noLineStarts, "narrow", 0, 0)).toBe(noLineStarts);
});

test("another layout forgets all but the start of what is painted", () => {
  expect(lineStartsIn(known, "wide", 960, null)).toEqual({ layout: "wide", positions: [960] });
  expect(lineStartsIn(known, "wide", 0, 1_200)).toEqual({ layout: "wide", positions: [1_200] });
});
