import { expect, test } from "vitest";
import { cutText, firstGraphemes } from "./cut-text.ts";

test.each([
  ["a word that would be split is left out", "one two three", 9, "one two"],
  ["a cut between words is left as it is", "one two three", 7, "one two"],
  ["a cut right after a space drops it", "one two three", 8, "one two"],
  ["a single long word is split", "a".repeat(300), 200, "a".repeat(200)],
  [
    "a word that begins far before is split",
    `one ${"a".repeat(300)}`,
    204,
    `one ${"a".repeat(200)}`,
  ],
  ["a letter with its accents stays whole", "a\u0323\u0301a\u0323\u0301", 1, "a\u0323\u0301"],
  ["an emoji with its joiners stays whole", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧👩‍👩‍👧"],
])("%s", (_name, text, most, expected) => {
  expect(cutText(text, most)?.text).toBe(expected);
});

test("its length is in graphemes", () => {
  expect(cutText("👩‍👩‍👧 grün und blau", 8)).toEqual({ text: "👩‍👩‍👧 grün", length: 6 });
});

test("a text no longer than that is not cut", () => {
  expect(cutText("one two", 7)).toBeNull();
  expect(cutText("👩‍👩‍👧👩‍👩‍👧", 2)).toBeNull();
  expect(cutText("", 0)).toBeNull();
});

test("the first graphemes are all of a shorter text", () => {
  expect(firstGraphemes("grün", 9)).toBe("grün");
  expect(firstGraphemes("नमस्ते", 2)).toBe("नम");
});
