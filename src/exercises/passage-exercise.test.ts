import { expect, test } from "vitest";
import { anyOther } from "./passage-exercise.ts";

const bank = ["one", "two", "three", "four", "five"] as const;

const drawn = (shown: string | null, ...randoms: readonly number[]) =>
  randoms.map((random) => anyOther(bank, shown, random));

test("the five passages of a level are equally likely at first", () => {
  expect(drawn(null, 0, 0.2, 0.4, 0.6, 0.8, 0.999)).toEqual([...bank, "five"]);
});

test("the passage just shown is not drawn again, and the other four are equally likely", () => {
  expect(drawn("two", 0, 0.25, 0.5, 0.75, 0.999)).toEqual(["one", "three", "four", "five", "five"]);
});

test("a passage of another level does not reduce the choice", () => {
  expect(drawn("six", 0.2)).toEqual(["two"]);
});
