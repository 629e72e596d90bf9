import { expect, test } from "vitest";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import type { Mode } from "../../exercises/exercise.ts";
import { lengthExercise } from "../../exercises/length-exercise.ts";
import { english } from "../../exercises/passage-exercise.ts";
import { wholeSource } from "../../exercises/recipe-exercise.ts";
import { defaultLength, type TextLength } from "../../texts/recipe.ts";
import { isLikeStudy } from "./Outcome.tsx";

test.each<[Mode, string | null, string, boolean]>([
  ["passage", "en", "it is late", true],
  ["60", "en", "it is late", true],
  ["own", null, "it is late", true],
  ["passage", "de", "es ist spät", false],
  ["code", null, "if (late) {", false],
  ["weak", "en", "late late late", false],
  // In characters per minute.
  ["own", null, "今天我们去公园散步。", false],
  ["own", null, "уже поздно", false],
])(
  "a speed in the mode %s and the language %s, at “%s”, is compared with the study: %s",
  (mode, language, text, isCompared) => {
    const recipe = { kind: "own", text } as const;
    const trial = finished(typeKeys(text, text));
    expect(isLikeStudy({ mode, language, recipe }, trial)).toBe(isCompared);
  },
);

test("of a custom length, sentences as written are compared with the study, and no random words", () => {
  const ofLength = (part: Partial<TextLength>) => {
    const exercise = lengthExercise("easy", { ...defaultLength, ...part }, wholeSource(english));
    return isLikeStudy(exercise, finished(typeKeys("it is late", "it is late")));
  };
  expect(ofLength({})).toBe(true);
  expect(ofLength({ from: "words" })).toBe(false);
  expect(ofLength({ hasMarks: false })).toBe(false);
  expect(ofLength({ hasNumbers: true })).toBe(false);
});
