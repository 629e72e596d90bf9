import { expect, test } from "vitest";
import { fillFrame } from "./fill-frame.ts";

test("each choice of a frame is told its place and the number of its options", () => {
  const places: number[][] = [];
  const sentence = fillFrame("The {cat|dog} sat {down|up|still}.", (place, options) => {
    places.push([place, options]);
    return place;
  });
  expect(sentence).toBe("The cat sat up.");
  expect(places).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test("a number past the options begins again with the first", () => {
  expect(fillFrame("{one|two|three}", () => 4)).toBe("two");
});

test("a frame without choices is its own sentence", () => {
  expect(fillFrame("Nothing to choose.", () => 1)).toBe("Nothing to choose.");
});
