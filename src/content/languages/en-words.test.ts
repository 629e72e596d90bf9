import { expect, test } from "vitest";
import { commonWords } from "./en-words.ts";

test("the common words are a few thousand, each once, in order, plain and longer than a letter", () => {
  expect(commonWords.length).toBeGreaterThan(3000);
  expect(commonWords).toEqual([...new Set(commonWords)].toSorted());
  expect(commonWords.filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([]);
});
