import { expect, test } from "vitest";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import { analyse } from "../../engine/analyse.ts";
import { alignmentMetrics } from "../../engine/research/throughput.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { endAtLimit, newTrial, type Trial } from "../../engine/trial/trial.ts";
import { example, explanationsOf } from "./explanations.ts";

test("each figure is told with its value, worked out by hand", () => {
  // "it is late" with "o" for "i" corrected, "s" left for "e": 12 keys, 300 ms apart.
  const trial = typeKeys("it is late", "o<it is lats", 300);
  const values = Object.fromEntries(told(trial).map(({ name, value }) => [name, value]));
  expect(values).toEqual({
    Characters: "10",
    // 2 words in 3.3 seconds.
    Speed: "36 WPM",
    "Characters per minute": "182",
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
    // Of 9 + 1 + 1 + 1 keystrokes; one character erased by one key; one of two.
    "Utilised and wasted bandwidth": "75.0%, 25.0%",
    "Correction efficiency": "1.00",
    "Participant conscientiousness": "50.0%",
    "Mean alignment length": "10.00 of 1 alignment",
    "Averaged substitutions, omissions, insertions": "1.00, 0.00, 0.00",
    "Averaged errors by character": "“e” 1.00 substituted",
    // The first letter took no time, its Backspace 300 ms of 3.3 seconds: 2 words in the other 3.
    "Time spent correcting": "0.3 s, 9.1%",
    "Speed without corrections": "40.0 WPM",
    // 1 word in 3.3 seconds.
    "Net speed, as other sites show it": "18.2 WPM",
    // 4.09 bits a letter, less 0.79 for one substitution in 10: 3.30 × 10 characters in 3.3 seconds.
    Throughput: "10.0 bits/s",
    Intervals: "11",
    "Median interval": "300 ms",
    "Variation of intervals": "0.00",
    "Dwell time": "no key was heard",
    Rollover: "no key was heard",
    "From key to key": "no key was heard",
    "The page’s own delay": "no key was heard",
    "Step of the browser’s clock": "not known",
    Pauses: "0 pauses",
    Interruptions: "0, 0.0 s",
    "Mean of the study": "51.56 WPM, standard deviation 20.20",
  });
});

test("an error that can be told in several ways weighs as much as the ways that have it", () => {
  // The example of MacKenzie and Soukoreff 2002, whose last letter is left out.
  const explained = told(typeKeys("quickly", "qucehkl"));
  expect(explained.find(({ name }) => name === "Averaged errors by character")?.value).toBe(
    "“y” 1.00 omitted; “c” 0.75 substituted, 0.25 inserted; “i” 0.75 substituted, 0.25 omitted; “h” 0.50 inserted; “e” 0.50 inserted",
  );
});

test("each worked example has the value that its text comes to", () => {
  expect(example).toContain("“the quick brown” typed as “th quix⌫ck brpown”");
  const ofTheQuick = told(typeKeys("the quick brown", "th quix<ck brpown", 250));
  // In a timed test, for eight characters are one more than the word has.
  const timed = setValue(newTrial("quickly", 15_000), "qucehkly", 0);
  const ofQuickly = new Map(
    told(endAtLimit(timed, 15_000)).map(({ name, value }) => [name, value] as const),
  );
  const worked = ofTheQuick.filter((each) => each.example !== undefined);
  expect(worked).toHaveLength(17);
  for (const { name, value, example: text = "" } of worked) {
    const isOfQuickly = text.startsWith("“quickly” typed as “qucehkly”");
    expect(`${name}: ${text}`).toContain(isOfQuickly ? ofQuickly.get(name) : value);
  }
});

function told(trial: Trial) {
  if (trial.phase !== "finished") throw new Error("The test is not at its end.");
  const analysis = analyse(trial);
  return explanationsOf(analysis, trial, keyboardLayouts.qwerty, alignmentMetrics(trial, analysis));
}
