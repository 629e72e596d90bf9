import { expect, test } from "vitest";
import { defaultLength, timedLength } from "../texts/recipe.ts";
import { fullTitle } from "./full-title.ts";

const place = { language: "de", level: "hard" } as const;
const own = { level: null, language: null, recipe: { kind: "own", text: "cat" } } as const;
const bare = { ...defaultLength, hasMarks: false, hasNumbers: true };

test.each<[string, string, Omit<Parameters<typeof fullTitle>[0], "title">]>([
  [
    "Passage, medium",
    "Passage",
    {
      level: "medium",
      language: "en",
      recipe: { kind: "passage", language: "en", level: "medium", index: 0 },
    },
  ],
  [
    "60 seconds, hard, German",
    "60 seconds",
    { ...place, recipe: { kind: "length", ...place, length: timedLength(60), seed: 1 } },
  ],
  [
    "50 words without punctuation with numbers, hard, German",
    "50 words",
    { ...place, recipe: { kind: "length", ...place, length: bare, seed: 1 } },
  ],
  ["Your text", "Your text", own],
  ["Weak spots, German", "Weak spots", { ...own, language: "de" }],
  ["Code: C++", "Code: C++", { ...own, recipe: { kind: "code", code: "C++" } }],
])("%s", (expected, title, exercise) => {
  expect(fullTitle({ title, ...exercise })).toBe(expected);
});
