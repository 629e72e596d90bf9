import { expect, test } from "vitest";
import type { PassagePainter } from "../api.ts";
import { rangeOf } from "./painted-places.ts";

test("a character before or after the painted segment has no place", () => {
  const presented = Array.from("We walk to the lake by the mill road.");
  const element = document.createElement("span");
  element.textContent = presented.slice(15, 30).join("");
  const painter = {
    segment: () => ({ from: 15, to: 30 }),
    elements: () => [{ text: element.firstChild as Text }],
  } as unknown as PassagePainter;
  expect(
    [0, 14, 15, 29, 30].map((at) => rangeOf(painter, presented, at)?.toString() ?? null),
  ).toEqual([null, null, "l", presented[29], null]);
});
