import { expect, test } from "vitest";
import { resultAsText, resultTexts } from "./saved-result.ts";
import { exampleResult } from "./test-aids/example-result.ts";

const site = { name: "Keypace", origin: "https://keypace.example" };

test("a result as text has a figure a line", () => {
  expect(resultAsText(resultTexts(exampleResult, 2), site)).toBe(
    [
      "62 WPM, likely 57 to 68",
      "Band: Fast",
      "Accuracy: 97%",
      "Time: 41 s",
      "Errors: 6",
      "Wrong keystrokes: 9",
      "Mistakes left: 2",
      "Passage: 213 characters",
      "Keypace, https://keypace.example",
    ].join("\n"),
  );
});

test("text that was not all typed is told", () => {
  const pasted = { ...exampleResult, likelyRange: null, isTypedThroughout: false };
  expect(resultAsText(resultTexts(pasted), site)).toMatch(
    /^62 WPM, no range: some text was not typed\n/,
  );
});
