import { describe, expect, test } from "vitest";
import { languages } from "./languages.ts";

test("English comes first, the other languages by their English names, each once", () => {
  const [first, ...others] = languages.map(({ englishName }) => englishName);
  expect(first).toBe("English");
  expect(others).toEqual(others.toSorted());
  expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length);
});

describe.each(languages)("$englishName", ({ tag, englishName, script }) => {
  test("is named and written as its tag says", () => {
    const { language } = new Intl.Locale(tag);
    expect(new Intl.DisplayNames("en", { type: "language" }).of(language)).toBe(englishName);
    expect(new Intl.Locale(tag).maximize().script).toBe(script);
  });
});
