import { expect, test } from "vitest";
import { languages } from "./languages.ts";

test("English comes first, the other languages by their English names, each once", () => {
  const [first, ...others] = languages.map(({ englishName }) => englishName);
  expect(first).toBe("English");
  expect(others).toEqual(others.toSorted());
  expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length);
});

test.each(languages)("$englishName is named as its tag says", ({ tag, englishName }) => {
  expect(new Intl.DisplayNames("en", { type: "language" }).of(tag)).toBe(englishName);
});
