import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import { type FinishedTrial, newTrial, type Trial } from "../trial/trial.ts";
import { trialOf, typingLog } from "../test-aids/typing-log.ts";
import { speedRange } from "./speed-range.ts";

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

test("the range is the analysis's own", () => {
  const text = "the bakers carried their crates across the square and told jokes in the dark. ";
  for (const seed of [1, 2, 3]) {
    const trial = finished(trialOf(typingLog(text.repeat(3), { seed })));
    const { likelyRange, isTypedThroughout } = analyse(trial);
    expect(speedRange(trial)).toEqual({ likelyRange, isTypedThroughout });
    expect(likelyRange).not.toBeNull();
  }
});

test("fewer than a hundred characters give no range", () => {
  const text = "x".repeat(99);
  expect(speedRange(finished(typeKeys(text, text)))).toEqual({
    likelyRange: null,
    isTypedThroughout: true,
  });
});

test("pasted text has none either, even where no time passed", () => {
  expect(speedRange(finished(setValue(newTrial("it is"), "it is", 0, "pasted")))).toEqual({
    likelyRange: null,
    isTypedThroughout: false,
  });
});
