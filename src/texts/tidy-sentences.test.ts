import { expect, test } from "vitest";
import { tidySentence } from "./tidy-sentences.ts";

test("a change is told with its number", () => {
  expect(tidySentence({ kind: "tabs", count: 12 })).toBe("12 tabs became spaces.");
  expect(tidySentence({ kind: "tabs", count: 1 })).toBe("1 tab became a space.");
  expect(tidySentence({ kind: "invisibles", count: 1234 })).toBe(
    "1,234 invisible characters were removed.",
  );
});

test("a cut text says where it ends", () => {
  expect(tidySentence({ kind: "cut", count: 99_987 })).toBe(
    "Texts are limited to 100,000 characters, so only the first 99,987 are kept.",
  );
});
