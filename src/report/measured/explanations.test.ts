import { expect, test } from "vitest";
import { analyse } from "../../engine/analyse.ts";
import { typeKeys } from "../../engine/test-aids/key-script.ts";
import { explanationsOf } from "./explanations.ts";

test("each figure is told with its value, worked out by hand", () => {
  // "it is late" with "o" for "i" corrected, "s" left for "e": 12 keys, 300 ms apart.
  const trial = typeKeys("it is late", "o<it is lats", 300);
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  const values = Object.fromEntries(
    explanationsOf(analyse(trial)).map(({ name, value }) => [name, value]),
  );
  expect(values).toEqual({
    Characters: "10",
    // 2 words in 3.3 seconds.
    Speed: "36 WPM",
    "Speed, not rounded": "36.4 WPM",
    "Likely range": "too short for a range",
    Accuracy: "90%",
    Time: "3 s",
    "Time, not rounded": "3.3 s",
    Errors: "1",
    "Wrong keystrokes": "2",
    "Mistakes corrected and left": "1 and 1",
    // 9 characters are 1.8 words.
    "Entry rate": "32.7 WPM",
    "Minimum string distance": "1",
    "MSD error rate": "10.0%",
    "C, INF, IF, F": "9, 1, 1, 1",
    // 1, 1 and 2 of 11.
    "Error rates": "9.1%, 9.1%, 18.2%",
    Keystrokes: "12",
    "Keystrokes per character": "1.20",
    Intervals: "11",
    "Median interval": "300 ms",
    "Variation of intervals": "0.00",
    Pauses: "0 pauses",
    Interruptions: "0, 0.0 s",
  });
});
