import { expect, test } from "vitest";
import { characterDirection } from "./place-bar.ts";

function directions(text: string) {
  const presented = Array.from(text);
  return presented.map((_, position) => characterDirection(presented, position));
}

test("in a text of both directions, letters and digits have their own direction, spaces and marks have none", () => {
  expect(directions("גם B, 7")).toEqual(["rtl", "rtl", null, "ltr", null, null, "ltr"]);
});

test("in a text that runs one way no character has a direction of its own", () => {
  expect(directions("Cat 7")).toEqual([null, null, null, null, null]);
  expect(directions("שלום!")).toEqual([null, null, null, null, null]);
});
