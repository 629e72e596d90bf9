import { expect, test } from "vitest";
import { analyse } from "../engine/analyse.ts";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { researchFigures, resultsTable } from "./results-table.ts";

test("the research figures are those worked out by hand", () => {
  // "it is late" with "o" for "i" corrected, "s" left for "e": 12 keys, 300 ms apart.
  const trial = typeKeys("it is late", "o<it is lats", 300);
  if (trial.phase !== "finished") throw new Error("The test is not at its end.");
  expect(researchFigures(analyse(trial))).toEqual({
    Characters: 10,
    "Characters per minute": 182,
    "Wrong keystrokes": 2,
    // 2 words in 3.3 seconds.
    "Speed not rounded (WPM)": 120 / 3.3,
    "Likely from (WPM)": null,
    "Likely to (WPM)": null,
    "Time (s)": 3.3,
    "Mistakes left": 1,
    "Mistakes corrected": 1,
    "Correct characters erased": 0,
    // 9 characters are 1.8 words.
    "Entry rate (WPM)": expect.closeTo(108 / 3.3, 9) as number,
    // 1 word in 3.3 seconds.
    "Net speed (WPM)": expect.closeTo(60 / 3.3, 9) as number,
    // The first letter took no time, its Backspace 300 ms: 2 words in the other 3 seconds.
    "Speed without corrections (WPM)": 40,
    "Time spent correcting (s)": 0.3,
    "Minimum string distance": 1,
    "MSD error rate": 1 / 10,
    "Correct (C)": 9,
    "Incorrect not fixed (INF)": 1,
    "Incorrect fixed (IF)": 1,
    "Fixes (F)": 1,
    "Uncorrected error rate": 1 / 11,
    "Corrected error rate": 1 / 11,
    "Total error rate": 2 / 11,
    Keystrokes: 12,
    "Keystrokes per character": 1.2,
    // Of 9 + 1 + 1 + 1 keystrokes; one character erased by one key; one of two.
    "Utilised bandwidth": 9 / 12,
    "Wasted bandwidth": 3 / 12,
    "Correction efficiency": 1,
    "Participant conscientiousness": 1 / 2,
    Intervals: 11,
    "Median interval (ms)": 300,
    "Variation of intervals": 0,
    "Dwell time (ms)": null,
    "Rollover share": null,
    "Page delay, median (ms)": null,
    "Page delay, worst (ms)": null,
    "Clock resolution (ms)": null,
    Pauses: 0,
    Interruptions: 0,
    "Interrupted (s)": 0,
  });
});

test("a test that cannot be analysed has empty cells, and no title becomes a formula", () => {
  const trial = typeKeys("cat", "cat", 100);
  if (trial.phase !== "finished") throw new Error("The test is not at its end.");
  const figures = { wordsPerMinute: 36, accuracy: 100, errors: 0 };
  const [head = "", first = "", second = ""] = resultsTable("Ann", [
    { typedOn: null, title: "=1", figures, analysis: null },
    { typedOn: null, title: "A, B", figures, analysis: analyse(trial) },
  ]).split("\r\n");
  expect(head).toMatch(/^Name,Date,Test,WPM,Accuracy \(%\),Errors,Characters,/);
  expect(first).toMatch(/^Ann,,'=1,36,100,0,+$/);
  expect(second).toMatch(/^Ann,,"A, B",36,100,0,3,/);
});
