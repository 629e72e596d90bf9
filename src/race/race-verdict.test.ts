import { describe, expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { endByHand } from "../engine/trial/open-ended.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { savedResult } from "../format/saved-result.ts";
import { characterUnit, wordUnit } from "../format/speed-unit.ts";
import { exampleRun } from "./test-aids/example-run.ts";
import { ownRival, steadyRival } from "./race-exercise.ts";
import { raceVerdict, speedVerdict } from "./race-verdict.ts";

const run = (wordsPerMinute: number, halfWidth: number | null) => ({
  wordsPerMinute,
  halfWidth,
  isTypedThroughout: true,
  claim: exampleRun,
});

const beyondChance = "A gap this large is more than chance alone would explain.";
const mayBeChance =
  "At these speeds, a gap like this may be chance. The next race may go the other way.";

describe("a race is won by the faster run", () => {
  test("and clearly so if the speeds differ by more than both vary", () => {
    // √(0.06² + 0.08²) = 0.1; ln(67 / 60) = 0.1103, ln(66 / 60) = 0.0953.
    expect(speedVerdict(run(67, 0.06), run(60, 0.08), wordUnit)).toEqual({
      heading: "You won by 7 WPM",
      meaning: beyondChance,
    });
    expect(speedVerdict(run(60, 0.08), run(67, 0.06), wordUnit)).toEqual({
      heading: "You lost by 7 WPM",
      meaning: beyondChance,
    });
    expect(speedVerdict(run(60, 0.08), run(66, 0.06), wordUnit)).toEqual({
      heading: "Too close to call: 6 WPM behind",
      meaning: mayBeChance,
    });
    expect(speedVerdict(run(66, 0.06), run(60, 0.08), wordUnit)).toEqual({
      heading: "Too close to call: 6 WPM ahead",
      meaning: mayBeChance,
    });
    // 331 and 329 characters per minute.
    expect(speedVerdict(run(66.2, 0.06), run(65.8, 0.08), characterUnit).heading).toBe(
      "Too close to call: 2 characters per minute ahead",
    );
  });

  test("and not by a speed that varied beyond a factor of three, however large the gap", () => {
    // √(0.8² + 0.06²) = 0.802; ln(178 / 111) = 0.472; 0.8 × √2 = 1.13 is more than ln 3 = 1.10.
    const verdicts = [
      speedVerdict(run(111, 0.8), run(178, 0.06), wordUnit),
      speedVerdict(run(178, 0.06), run(111, 0.8), wordUnit),
      speedVerdict(run(32, 0.06), run(23, Infinity), wordUnit),
    ];
    expect(verdicts.map(({ heading }) => heading)).toEqual([
      "Too uneven to call: 67 WPM behind",
      "Too uneven to call: 67 WPM ahead",
      "Too uneven to call: 9 WPM ahead",
    ]);
    expect(verdicts[0]?.meaning).toBe(
      "When speeds vary this much, a gap like this may be chance. The next race may go the other way.",
    );
  });

  test("a run without a range is assumed to vary like the other", () => {
    expect(speedVerdict(run(67, 0.06), run(60, null), wordUnit).meaning).toBe(beyondChance);
    expect(speedVerdict(run(60, null), run(65, 0.06), wordUnit).meaning).toBe(mayBeChance);
    expect(speedVerdict(run(60, null), run(90, null), wordUnit)).toEqual({
      heading: "You lost by 30 WPM",
      meaning: "Neither test has a likely range, so the gap may be chance.",
    });
  });

  test("a run without a range does not vary as little as a steady speed, which does not vary", () => {
    expect(speedVerdict(run(61, null), steadyRival(60, wordUnit), wordUnit)).toEqual({
      heading: "You won by 1 WPM",
      meaning: "Your test has no likely range, so the gap may be chance.",
    });
    expect(speedVerdict(run(61, 0.01), steadyRival(60, wordUnit), wordUnit).meaning).toBe(
      beyondChance,
    );
  });

  test("a run that was not typed throughout is not assumed to vary like the other", () => {
    const dictated = { ...run(178, null), isTypedThroughout: false };
    expect(speedVerdict(run(60, 0.06), dictated, wordUnit)).toEqual({
      heading: "You lost by 118 WPM",
      meaning: "Your rival’s test has no likely range, so the gap may be chance.",
    });
    expect(speedVerdict(dictated, run(60, 0.06), wordUnit)).toEqual({
      heading: "You won by 118 WPM",
      meaning: "Your test has no likely range, so the gap may be chance.",
    });
    expect(speedVerdict(run(60, null), dictated, wordUnit).meaning).toMatch(/^Neither test/);
    expect(speedVerdict(run(178, 0.06), dictated, wordUnit).meaning).toBe("Both at 178 WPM.");
  });

  test("even against someone who was away for a day and reached less than one WPM", () => {
    expect(speedVerdict(run(0, null), run(70, 0.06), wordUnit).meaning).toBe(beyondChance);
  });

  test("equal speeds are a draw, and a steady rival does not type", () => {
    expect(speedVerdict(run(1_200, 0.1), run(1_200, 0.1), wordUnit)).toEqual({
      heading: "A draw",
      meaning: "You both typed 1200 WPM.",
    });
    expect(speedVerdict(run(60, 0.1), steadyRival(60, wordUnit), wordUnit).meaning).toBe(
      "Both at 60 WPM.",
    );
  });

  test("a lead of five digits has a separator", () => {
    expect(speedVerdict(run(13_200, 0), run(1_200, 0), wordUnit).heading).toBe(
      "You won by 12,000 WPM",
    );
  });
});

test("a race is neither won nor lost if some text was pasted, or if it took no time", () => {
  const pasted = setValue(newTrial("it is late"), "it is late", 0, "pasted");
  const dictated = setValue(newTrial("it is late"), "it is late", 0, "inserted");
  const oneKey = endByHand(typeKeys("it is late", "i"));
  const trials = [pasted, dictated, typeKeys("a", "a"), oneKey];
  expect(trials.map((trial) => verdictOn(finished(trial)))).toEqual([
    { heading: "No winner", meaning: "Some of this text was not typed, so nobody won." },
    { heading: "No winner", meaning: "This text took no time, so nobody won." },
    { heading: "No winner", meaning: "This text took no time, so nobody won." },
    { heading: "No winner", meaning: "This text took no time, so nobody won." },
  ]);

  const started = typeKeys("it is late", "i");
  const earlier = ownRival(finished(setValue(started, "it is late", 2_000, "pasted")));
  expect(earlier.name).toMatch(/^your \d+ WPM \(some text was not typed\)$/);
  expect(verdictOn(finished(typeKeys("it is late", "it is late", 200)), earlier)).toEqual({
    heading: "No winner",
    meaning: "Some of your rival’s text was not typed, so nobody won.",
  });
});

test("a word dragged within the field was typed, so the race has a winner", () => {
  const taken = setValue(typeKeys("it is late", "late it "), "it ", 1_000, "deleted");
  const moved = setValue(taken, "it late ", 1_100, "dropped");
  const ended = finished(setValue(moved, "it late is", 1_200, "inserted"));
  // Ten characters in 1.2 seconds.
  expect(verdictOn(ended).heading).toBe("You won by 40 WPM");
});

function verdictOn(trial: FinishedTrial, rival = steadyRival(60, wordUnit)) {
  return raceVerdict(trial, savedResult(trial, ""), rival);
}
