import { expect, test } from "vitest";
import { passages } from "../content/passages.ts";
import { choosePassage } from "./choose-passage.ts";

const [first, second, third, fourth, fifth] = passages.medium;

test("the five passages of a level are equally likely at first", () => {
  const drawn = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((random) =>
    choosePassage("medium", null, random),
  );
  expect(drawn).toEqual([first, second, third, fourth, fifth, fifth]);
});

test("the passage just shown is not drawn again, and the other four are equally likely", () => {
  const drawn = [0, 0.25, 0.5, 0.75, 0.999].map((random) =>
    choosePassage("medium", second, random),
  );
  expect(drawn).toEqual([first, third, fourth, fifth, fifth]);
});

test("a passage of another level takes nothing from the choice", () => {
  expect(choosePassage("medium", passages.hard[0], 0.2)).toBe(second);
});
