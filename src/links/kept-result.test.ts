import { expect, test } from "vitest";
import { resultAsText, resultTexts } from "./kept-result.ts";

const site = { name: "Keypace", origin: "https://keypace.example" };

const result = {
  title: "Passage",
  wordsPerMinute: 62,
  likelyRange: { low: 57, high: 68 },
  isTypedThroughout: true,
  accuracy: 97,
  seconds: 65,
  errors: 6,
  wrongKeystrokes: 9,
  characters: 335,
};

test("a result as text has a figure a line", () => {
  expect(resultAsText(resultTexts(result, 2), site)).toBe(
    [
      "62 WPM, likely 57 to 68",
      "Band: Fast",
      "Accuracy: 97%",
      "Time: 65 s",
      "Errors: 6",
      "Wrong keystrokes: 9",
      "Mistakes left: 2",
      "Passage: 335 characters",
      "Keypace, https://keypace.example",
    ].join("\n"),
  );
});

test("text that was not all typed is told", () => {
  const pasted = { ...result, likelyRange: null, isTypedThroughout: false };
  expect(resultAsText(resultTexts(pasted), site)).toMatch(/^62 WPM, no range: not all was typed\n/);
});
