import { expect, test } from "vitest";
import { commonLength } from "../texts/own-length.ts";
import { kindOfText } from "./kind-of-text.ts";

type KindOfText = Parameters<typeof kindOfText>[0];

const place = { language: "de", level: "hard" } as const;
const own = { level: null, language: null, recipe: { kind: "own", text: "cat" } } as const;
const bare = { ...commonLength, hasMarks: false, hasNumbers: true };

test.each<[string, string, Omit<KindOfText, "title">]>([
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
    { ...place, recipe: { kind: "timed", ...place, seconds: 60, seed: 1 } },
  ],
  [
    "50 words without punctuation with numbers, hard, German",
    "50 words",
    { ...place, recipe: { kind: "length", ...place, length: bare, seed: 1 } },
  ],
  ["Your text", "Your text", own],
  ["Weak spots, German", "Weak spots", { ...own, language: "de" }],
  ["Code: C++", "Code: C++", { ...own, recipe: { kind: "code", language: "C++" } }],
])("%s", (kind, title, exercise) => {
  expect(kindOfText({ title, ...exercise })).toBe(kind);
});
