import { expect, test } from "vitest";
import { currentWordStart } from "./test-settings.ts";

const startIn = (presented: string, transcribed: string) =>
  currentWordStart([...presented], [...transcribed]);

test("the current word begins after the last space, also when nothing of it was typed", () => {
  expect(startIn("the cat sat", "the ca")).toBe(4);
  expect(startIn("the cat sat", "the ")).toBe(4);
  expect(startIn("the cat sat", "th")).toBe(0);
  expect(startIn("the\ncat", "the\nc")).toBe(4);
});

test("a space typed for a letter, and a letter typed for a space, belong to a word", () => {
  expect(startIn("the cat", "t e")).toBe(0);
  expect(startIn("the cat", "th ")).toBe(0);
  expect(startIn("the cat", "thex")).toBe(0);
});

test("beyond the end of the text its last word stays the current one", () => {
  expect(startIn("a cat", "a catt")).toBe(2);
});
