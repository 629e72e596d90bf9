import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test.each([
  ["short", 10, "short"],
  [" just right", 10, "just right"],
  ["the quick fox", 10, "the quick…"],
  ["the quickest", 10, "the quick…"],
  ["a longest-of-words", 10, "a longest…"],
  ["👩‍🚀👩‍🚀👩‍🚀👩‍🚀", 3, "👩‍🚀👩‍🚀…"],
  ["", 10, ""],
])("%s", (text, longest, expected) => {
  expect(shortened(text, longest)).toBe(expected);
});
