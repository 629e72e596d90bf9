import { describe, expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { setValue, typeKeys } from "./test-aids/key-script.ts";
import type { FinishedTrial, Trial } from "./trial/trial.ts";
import { type SlipKind, trialOf, type TypingLog, typingLog } from "./test-aids/typing-log.ts";

const texts = [
  "When the library closed for the evening, the last reader left a folded note inside a book about distant islands, hoping that someone else would find it on another quiet afternoon and perhaps write an answer.",
  "The kettle sings on the stove while the rain taps the glass. I pour a cup of tea and sit by the window. A small bird lands on the fence and shakes its wings. Soon the sun will come out and dry the path.",
  "Long before the market opened, the bakers, the florists and the fishmongers had carried their crates across the square, telling jokes in the dark and warming their hands on paper cups of hot coffee. Nobody minded the cold, since the lamps were lit and the first customers were already waiting under the striped awnings with their baskets.",
] as const;

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("the script is too short to end the trial");
  return trial;
}

const logs = [
  { seed: 11, median: 180 },
  { seed: 12, median: 90, slipRate: 0.05 },
  { seed: 13, median: 420, slipRate: 0.6 },
  { seed: 14, median: 180, slipRate: 0 },
  { seed: 15, median: 130, slipRate: 1 },
  { seed: 16, median: 240, slipRate: 0.3 },
  { seed: 17, median: 60, slipRate: 0.4 },
  { seed: 18, median: 300, slipRate: 0.2 },
  { seed: 19, median: 150, slipRate: 0.8 },
  { seed: 20, median: 200, slipRate: 0.5 },
  { seed: 21, median: 170, slipRate: 1 },
  { seed: 22, median: 110, slipRate: 0.7 },
].map((options, index): [number, TypingLog] => [
  options.seed,
  typingLog(texts[index % texts.length] ?? texts[0], options),
]);

test("the logs have something of everything", () => {
  const slips = logs.flatMap(([, log]) => log.ledger.slips);
  for (const kind of ["substituted", "omitted", "inserted", "swapped"]) {
    expect(slips.filter((slip) => slip.kind === kind && slip.isCorrected).length).toBeGreaterThan(
      2,
    );
    expect(slips.filter((slip) => slip.kind === kind && !slip.isCorrected).length).toBeGreaterThan(
      2,
    );
  }
  expect(logs.some(([, log]) => log.ledger.untyped > 0)).toBe(true);
  expect(logs.some(([, log]) => log.ledger.surplus > 0)).toBe(true);
});

describe.each(logs)("log %d against its own ledger", (_seed, log) => {
  const { ledger, presented } = log;
  const { strokes, slips, untyped, surplus, transcribed } = ledger;
  const trial = finished(trialOf(log));
  const analysis = analyse(trial);
  const left = slips.filter(({ isCorrected }) => !isCorrected);
  const corrected = slips.filter(({ isCorrected }) => isCorrected);
  const leftOf = (kind: SlipKind) => left.filter((slip) => slip.kind === kind).length;
  const intervals = strokes.slice(1).map(({ interval }) => interval);
  const duration = intervals.reduce((sum, interval) => sum + interval, 0);

  test("the text and the time", () => {
    expect(trial.transcribed.text).toBe(transcribed);
    expect(analysis.duration).toBe(duration);
    expect(analysis.exactWordsPerMinute).toBeCloseTo((12_000 * presented.length) / duration, 9);
    expect(analysis.entryRate).toBeCloseTo((12_000 * (presented.length - 1)) / duration, 9);
  });

  test("mistakes left, by kind", () => {
    expect(analysis.errorCounts).toEqual({
      substituted: leftOf("substituted"),
      omitted: leftOf("omitted") + untyped,
      inserted: leftOf("inserted") + surplus,
      swapped: leftOf("swapped"),
      total: left.length + untyped + surplus,
    });
  });

  test("a swap is two errors in the papers' distance", () => {
    const distance = left.length + leftOf("swapped") + untyped + surplus;
    expect(analysis.minimumStringDistance).toBe(distance);
    expect(analysis.minimumStringDistanceErrorRate).toBeCloseTo(distance / presented.length, 12);
  });

  test("mistakes made, one by one, in order", () => {
    const made = analysis.mistakes.slice(0, slips.length).map(({ at: _at, ...mistake }) => mistake);
    // Of a doubled letter that stands, the left one is taken for the one too many.
    const expected = slips.map((slip) => {
      const isDoubled = slip.kind === "inserted" && !slip.isCorrected;
      return isDoubled ? { ...slip, position: slip.position - 1 } : slip;
    });
    expect(made).toEqual(expected);
    expect(analysis.corrections).toMatchObject({
      corrected: corrected.length,
      left: left.length + untyped + surplus,
    });
  });

  test("keystrokes and their classes", () => {
    const deletions = strokes.filter(({ key }) => key === "").length;
    expect(analysis.keystrokes).toBe(strokes.length);
    expect(analysis.keystrokesPerCharacter).toBeCloseTo(strokes.length / presented.length, 12);
    expect(analysis.classes.incorrectFixed).toBe(deletions);
    expect(analysis.classes.fixes).toBe(deletions);
    const wrong = leftOf("substituted") + leftOf("inserted") + 2 * leftOf("swapped") + surplus;
    expect(analysis.classes.correct).toBe(presented.length - wrong);
    expect(analysis.summary.wrongKeystrokes).toBe(
      strokes.filter(({ isWrongInPlace }) => isWrongInPlace).length,
    );
  });

  test("what was hit instead", () => {
    const wrong = slips.filter(({ kind }) => kind === "substituted");
    for (const { presented: meant, typed, count } of analysis.hitInstead) {
      const same = wrong.filter((slip) => slip.presented === meant && slip.typed === typed);
      expect(count).toBe(same.length);
    }
    const total = analysis.hitInstead.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(wrong.length);
  });

  test("rhythm and pauses", () => {
    const sorted = intervals.toSorted((one, other) => one - other);
    const middle = sorted.length / 2;
    const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
    expect(analysis.intervals).toBe(strokes.length - 1);
    expect(analysis.medianInterval).toBe(
      sorted.length % 2 === 1 ? sorted[(sorted.length - 1) / 2] : median,
    );
    const long = intervals.filter((interval) => interval > 2_000);
    expect(analysis.pauses.map(({ from, to }) => to - from)).toEqual(long);
  });

  test("the times into each letter", () => {
    const doubled = left.filter(({ kind }) => kind === "inserted");
    for (const { text, samples, mean } of analysis.letterTimes.letters) {
      // There, which of two equal keystrokes was the right one is for the alignment to say.
      const isUnclear = doubled.some(
        ({ typed, position }) => typed === text || presented[position] === text,
      );
      if (isUnclear) continue;
      const own = strokes.filter(({ key, due }, index) => {
        if (due === null || due === 0 || key !== text || presented[due] !== key) return false;
        const isWordStart = presented[due - 1] === " " && key !== " ";
        return !isWordStart && strokes[index - 1]?.due === due - 1;
      });
      expect(samples).toBe(own.length);
      if (own.length < 3) continue;
      const total = own.reduce((sum, { interval }) => sum + interval, 0);
      expect(mean).toBeCloseTo(total / own.length, 9);
    }
  });

  test("the speed lies within its likely range, and every point of the pace is a speed", () => {
    const { likelyRange, exactWordsPerMinute, pace } = analysis;
    expect(likelyRange?.low).toBeLessThanOrEqual(exactWordsPerMinute);
    expect(likelyRange?.high).toBeGreaterThanOrEqual(exactWordsPerMinute);
    const fastest = 12_000 / Math.min(...intervals);
    for (const { wordsPerMinute } of pace) {
      expect(wordsPerMinute).toBeGreaterThan(0);
      expect(wordsPerMinute).toBeLessThanOrEqual(fastest);
    }
  });
});

test("a trial pasted whole has a speed of nothing, and no range, rhythm or pace", () => {
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

test("one character", () => {
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
  const analysis = analyse({ ...trial, phase: "finished", finishedAt: 5_000 });
  expect(analysis.presented.join("")).toBe("the quick br");
  expect(analysis.errorCounts).toMatchObject({ omitted: 1, total: 1 });
  expect(analysis.minimumStringDistance).toBe(1);
});

test("a stall is told beside the figures and changes none", () => {
  const trial = finished(typeKeys("the quick", "the quick", 300));
  const { stalls, ...rest } = analyse(trial, [{ from: 500, to: 700 }]);
  const { stalls: none, ...same } = analyse(trial);
  expect(stalls.total).toBe(200);
  expect(none.total).toBe(0);
  expect(rest).toEqual(same);
});
