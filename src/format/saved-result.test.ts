import { expect, test } from "vitest";
import { languages } from "../content/languages/languages.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { resultAsText, resultTexts, savedResult } from "./saved-result.ts";
import { unitOf } from "./speed-unit.ts";
import { exampleResult } from "./test-aids/example-result.ts";

const site = { name: "Keypace", origin: "https://keypace.example" };

test("a result as text has one figure per line", () => {
  expect(resultAsText(resultTexts(exampleResult, 2), site)).toBe(
    [
      "62 WPM, likely 57 to 68",
      "Band: Fast",
      "Accuracy: 97%",
      "Time: 41 s",
      "Errors: 6",
      "Wrong keystrokes: 9",
      "Mistakes left: 2",
      "Counting each mistake once, accuracy is 99%.",
      "Passage · 213 characters",
      "Keypace, https://keypace.example",
    ].join("\n"),
  );
});

test("text that was not all typed is reported", () => {
  const pasted = { ...exampleResult, likelyRange: null, isTypedThroughout: false };
  expect(resultAsText(resultTexts(pasted), site)).toMatch(
    /^62 WPM, no range: some text was not typed\n/,
  );
});

test("a Japanese or Korean result has characters per minute and no band", () => {
  // 17 characters in 16 times 375 ms.
  const korean = savedResult(finishedTrial("한국어 문장을 천천히 입력합니다"), "Passage");
  expect(resultAsText(resultTexts(korean), site)).toMatch(
    /^170 characters per minute, too short for a range\nWords per minute: 34\n/,
  );
  expect(resultAsText(resultTexts(korean), site)).not.toContain("Band");
  const english = savedResult(finishedTrial("Write 한국 slowly"), "Passage");
  expect(resultTexts(english).rank.name).toBe("Band");
});

test.each(languages)(
  "every passage in $englishName is counted as its language is",
  async ({ tag, load }) => {
    const { passages } = await load();
    for (const passage of Object.values(passages).flat()) {
      const isInCharacters = unitOf(Array.from(passage)).name === "characters per minute";
      expect(isInCharacters).toBe(["ja", "ko", "zh"].includes(tag));
    }
  },
);

function finishedTrial(text: string): FinishedTrial {
  return finished(typeKeys(text, text, 375));
}
