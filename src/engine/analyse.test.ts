import { mean as meanOf, median } from "d3-array";
import { describe, expect, test } from "vitest";
import { analyse, analysisInSteps } from "./analyse.ts";
import { finished, setValue, typeKeys } from "./test-aids/key-script.ts";
import { endAtLimit, finish, newTrial, type Trial } from "./trial/trial.ts";
import { ledgerFigures } from "./test-aids/ledger-figures.ts";
import { trialOf } from "./test-aids/typing-log.ts";
import { typingLogs } from "./test-aids/typing-logs.ts";

test("the logs have something of everything", () => {
  const errors = typingLogs.flatMap(({ ledger }) => ledger.errors);
  for (const kind of ["substituted", "omitted", "inserted", "swapped"]) {
    expect(
      errors.filter((error) => error.kind === kind && error.isCorrected).length,
    ).toBeGreaterThan(2);
    expect(
      errors.filter((error) => error.kind === kind && !error.isCorrected).length,
    ).toBeGreaterThan(2);
  }
  expect(typingLogs.some(({ ledger }) => ledger.untyped > 0)).toBe(true);
  expect(typingLogs.some(({ ledger }) => ledger.surplus > 0)).toBe(true);
});

describe.each(typingLogs)("log $seed against its own ledger", (log) => {
  const { ledger, presented } = log;
  const { strokes, errors, transcribed } = ledger;
  const trial = finished(trialOf(log));
  const analysis = analyse(trial);
  const figures = ledgerFigures(log);
  const { intervals, duration, left } = figures;

  test("the text and the time", () => {
    expect(trial.transcribed.text).toBe(transcribed);
    expect(analysis.duration).toBe(duration);
    expect(analysis.exactWordsPerMinute).toBeCloseTo((12_000 * presented.length) / duration, 9);
    expect(analysis.entryRate).toBeCloseTo((12_000 * (presented.length - 1)) / duration, 9);
  });

  test("errors, place by place", () => {
    expect(analysis.summary.errors).toBe(figures.errors);
  });

  test("mistakes left, by kind", () => {
    const total = Object.values(left).reduce((sum, count) => sum + count, 0);
    expect(analysis.errorCounts).toEqual({ ...left, total });
  });

  test("a swap is two errors in the papers' distance", () => {
    expect(analysis.minimumStringDistance).toBe(figures.distance);
    expect(analysis.minimumStringDistanceErrorRate).toBeCloseTo(
      figures.distance / presented.length,
      12,
    );
  });

  test("mistakes made, one by one, in order", () => {
    const made = analysis.mistakes.map(({ at: _at, ...mistake }) => mistake);
    // Of a doubled letter that was left, the first one counts as inserted.
    const expected = errors.map((error) => {
      const isDoubled = error.kind === "inserted" && !error.isCorrected;
      return isDoubled ? { ...error, position: error.position - 1 } : error;
    });
    expect(made).toEqual(expected);
    expect(analysis.corrections).toMatchObject({
      corrected: errors.filter(({ isCorrected }) => isCorrected).length,
      left: Object.values(left).reduce((sum, count) => sum + count, 0),
    });
  });

  test("keystrokes and their classes", () => {
    const { deletions, wrongKeystrokes } = figures;
    expect(analysis.keystrokes).toBe(strokes.length);
    expect(analysis.keystrokesPerCharacter).toBeCloseTo(strokes.length / presented.length, 12);
    expect(analysis.classes).toEqual({
      correct: figures.correct,
      incorrectNotFixed: figures.distance,
      incorrectFixed: deletions,
      fixes: deletions,
    });
    expect(analysis.summary.wrongKeystrokes).toBe(wrongKeystrokes);
  });

  test("substitutions", () => {
    const wrong = errors.filter(({ kind }) => kind === "substituted");
    for (const { presented: meant, typed, count } of analysis.substitutions) {
      const same = wrong.filter((error) => error.presented === meant && error.typed === typed);
      expect(count).toBe(same.length);
    }
    const total = analysis.substitutions.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(wrong.length);
  });

  test("rhythm and pauses", () => {
    expect(analysis.intervals).toBe(strokes.length - 1);
    expect(analysis.medianInterval).toBe(figures.medianInterval);
    expect(analysis.pauses).toBe(intervals.filter((interval) => interval > 2_000).length);
  });

  test("the times into each letter", () => {
    const doubled = errors.filter(({ kind, isCorrected }) => kind === "inserted" && !isCorrected);
    for (const { text, samples, mean } of analysis.letterTimes.letters) {
      // The alignment decides which of two equal keystrokes was the right one.
      const isUnclear = doubled.some(
        ({ typed, position }) => typed === text || presented[position] === text,
      );
      if (isUnclear) continue;
      const own = strokes.filter(({ key, intended }, index) => {
        if (intended === null || intended === 0 || key !== text || presented[intended] !== key) {
          return false;
        }
        const isWordStart = presented[intended - 1] === " " && key !== " ";
        return !isWordStart && strokes[index - 1]?.intended === intended - 1;
      });
      const times = own.map(({ interval }) => interval);
      const timed = times.filter((time) => time <= 5 * (median(times) ?? 0));
      expect(samples).toBe(timed.length);
      if (timed.length < 3) continue;
      expect(mean).toBeCloseTo(meanOf(timed) ?? 0, 9);
    }
  });

  test("how often each letter was missed", () => {
    const wrong = errors.filter(({ kind }) => kind === "substituted" || kind === "omitted");
    for (const { text, missed } of analysis.letterTimes.letters) {
      expect(missed).toBe(wrong.filter((error) => error.presented === text).length);
    }
  });

  test("the speed lies within its likely range, and every point of the pace is a speed", () => {
    const { likelyRange, exactWordsPerMinute, pace } = analysis;
    // Two of the logs have none, because they consist mostly of pauses.
    const { low, high } = likelyRange ?? { low: 0, high: Infinity };
    expect(low).toBeLessThanOrEqual(exactWordsPerMinute);
    expect(high).toBeGreaterThanOrEqual(exactWordsPerMinute);
    const fastest = 12_000 / Math.min(...intervals);
    for (const { wordsPerMinute } of pace) {
      expect(wordsPerMinute).toBeGreaterThan(0);
      expect(wordsPerMinute).toBeLessThanOrEqual(fastest);
    }
  });
});

test("a trial that is one paste has a speed of 0, and no range, rhythm or pace", () => {
  const analysis = analyse(finished(setValue(typeKeys("cat", ""), "cats", 50, "pasted")));
  expect(analysis).toMatchObject({
    exactWordsPerMinute: 0,
    likelyRange: null,
    isTypedThroughout: false,
    medianInterval: null,
    variationOfIntervals: null,
    pace: [],
    mistakes: [],
    keystrokes: 0,
  });
});

test("a text of one character takes no time and has no interval", () => {
  const analysis = analyse(finished(typeKeys("c", "c")));
  expect(analysis).toMatchObject({
    duration: 0,
    entryRate: 0,
    keystrokesPerCharacter: 1,
    intervals: 0,
  });
});

test("a trial that ended before the passage did is compared as far as it came", () => {
  const presented = "the quick brown fox";
  const trial = typeKeys(presented, "the qick br");
  if (trial.phase !== "running") throw new Error("the script is too long");
  const analysis = analyse(finish(trial, 0, 5_000));
  expect(analysis.presented.join("")).toBe("the quick br");
  expect(analysis.errorCounts).toMatchObject({ omitted: 1, total: 1 });
  expect(analysis.minimumStringDistance).toBe(1);
});

test.each(["typed", "composing"] as const)(
  "time without a key counts: 111 characters, the last one %s, in 5.5 s of a test of 30 s",
  (last) => {
    const keys = "a bird in the hand ".repeat(6).slice(0, 111);
    const typed = keys
      .split("")
      .reduce<Trial>(
        (trial, _, index) =>
          setValue(trial, keys.slice(0, index + 1), index * 50, index < 110 ? "typed" : last),
        newTrial(keys, 30_000),
      );
    const analysis = analyse(finished(endAtLimit(typed, 30_000)));
    // 22.2 words in half a minute; 22 words in the 5.5 s that the keys took.
    expect(analysis.exactWordsPerMinute).toBeCloseTo(44.4, 9);
    expect(analysis.entryRate).toBeCloseTo(240, 9);
    expect(analysis.pauses).toBe(1);
    // The last window has 10 steps in 0.5 s, and 24.5 s follow.
    expect(analysis.pace.at(-1)?.wordsPerMinute).toBeCloseTo(4.8, 9);
    expect(analysis.pace[0]?.wordsPerMinute).toBeCloseTo(240, 9);
    expect(analysis.likelyRange).toBeNull();
  },
);

test("a stall is reported beside the figures and changes none", () => {
  const trial = finished(typeKeys("the quick", "the quick", 300));
  const { stalls, ...rest } = analyse({
    ...trial,
    interruptions: [{ kind: "stalled", from: 500, to: 700 }],
  });
  const { stalls: none, ...same } = analyse(trial);
  expect(stalls.total).toBe(200);
  expect(none.total).toBe(0);
  expect(rest).toEqual(same);
});

test("the analysis of a text that shares little with the passage comes in short steps", () => {
  const sentence = "the bakers carried their crates across the square and told jokes. ";
  const passage = sentence.repeat(120);
  const trial = finished(setValue(newTrial(passage), "e".repeat(passage.length), 0, "pasted"));
  let steps = 1;
  const work = analysisInSteps(trial);
  while (!work.next().done) steps += 1;
  // The first 2,000 errors take 4 million diagonals, of which a step computes 50,000.
  expect(steps).toBeGreaterThan(30);
});
