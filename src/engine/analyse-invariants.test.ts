import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse, type Analysis } from "./analyse.ts";
import { sum } from "./sum.ts";
import { finished, setValue, typeKeys } from "./test-aids/key-script.ts";
import { applyEdit } from "./trial/apply-edit.ts";
import type { Edit, EditKind } from "./trial/edit.ts";
import { summarize } from "./metrics/summarize.ts";
import { type Interruption, interrupt, stallsDuring } from "./trial/interruptions.ts";
import {
  endAtLimit,
  finish,
  type FinishedTrial,
  isAnalysable,
  newTrial,
  type Trial,
} from "./trial/trial.ts";

const character = fc.constantFrom("a", "b", "c", " ", "é", "e\u0301", "’", "'", "👩‍🚀", "\n");
const kind = fc.constantFrom<EditKind>(
  "typed",
  "typed",
  "typed",
  "deleted",
  "composing",
  "committed",
  "inserted",
  "replaced",
  "pasted",
  "history",
  "prefilled",
);

interface Move {
  readonly kind: EditKind;
  readonly back: number;
  readonly removed: number;
  readonly inserted: readonly string[];
  readonly pause: number;
}

const move = fc.record({
  kind,
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(4)),
  removed: fc.nat(2),
  inserted: fc.array(character, { maxLength: 3 }),
  pause: fc.nat(4_000),
});
const presentedText = fc.array(character, { maxLength: 15 }).map((list) => list.join(""));
const moves = fc.array(move, { maxLength: 40 });

/** The analysis of any trial; one that the moves did not end is ended after them. Times are multiplied and shifted. */
function analysisOf(presented: string, list: readonly Move[], factor = 1, shift = 0): Analysis {
  let trial: Trial = newTrial(presented);
  let at = 0;
  for (const { kind: how, back, removed, inserted, pause } of list) {
    at += pause;
    const start = Math.max(0, trial.transcribed.graphemes.length - back);
    const edit: Edit = {
      kind: how,
      at: at * factor + shift,
      start,
      removed: Math.min(removed, back),
      inserted: how === "deleted" ? [] : inserted,
    };
    if (edit.removed > 0 || edit.inserted.length > 0) trial = applyEdit(trial, edit);
  }
  if (trial.phase === "finished") return analyse(trial);
  const end = trial.inputStream.at(-1)?.at ?? shift;
  const startedAt = trial.phase === "running" ? trial.startedAt : end;
  return analyse(finish(trial, startedAt, end));
}

/** The figures that are infinite, not a number, or below 0. One comparison for all, because there may be 100,000. */
function impossibleFigures(analysis: Analysis): readonly number[] {
  return numbersIn(analysis).filter((figure) => !(Number.isFinite(figure) && figure >= 0));
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (value instanceof Map) return numbersIn([...value.values()]);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const check = (body: (presented: string, list: readonly Move[]) => void) =>
  fc.assert(fc.property(presentedText, moves, body));

test("no figure is ever infinite, not a number, or below 0", () => {
  check((presented, list) => {
    expect(impossibleFigures(analysisOf(presented, list))).toEqual([]);
  });
});

test("shares are shares, and the classes stay within the texts", () => {
  check((presented, list) => {
    const analysis = analysisOf(presented, list);
    const { uncorrected, corrected, total } = analysis.errorRates;
    expect(uncorrected + corrected).toBeCloseTo(total, 12);
    expect(total).toBeLessThanOrEqual(1);
    expect(analysis.minimumStringDistanceErrorRate).toBeLessThanOrEqual(1);
    const { correct, incorrectNotFixed } = analysis.classes;
    expect(correct).toBeLessThanOrEqual(
      Math.min(analysis.presented.length, analysis.summary.characters),
    );
    expect(incorrectNotFixed).toBe(analysis.minimumStringDistance);
    expect(correct + incorrectNotFixed).toBeGreaterThanOrEqual(analysis.summary.characters);
    expect(analysis.classes.fixes).toBeLessThanOrEqual(analysis.keystrokes);
  });
});

test("each character of a text of keystrokes alone counts once: as right or as part of a mistake", () => {
  check((presented, list) => {
    const typed = list.map(
      (each) => ({ ...each, kind: each.inserted.length > 0 ? "typed" : "deleted" }) as const,
    );
    const { corrections, errorCounts, classes, mistakes } = analysisOf(presented, typed);
    expect(corrections.left).toBe(errorCounts.total);
    const erased = mistakes
      .filter(({ isCorrected }) => isCorrected)
      .map((each) => lengths[each.kind]);
    expect(sum(erased) + corrections.rightErased).toBe(classes.incorrectFixed);
  });
});

/** How many characters are typed in a mistake. */
const lengths = { substituted: 1, omitted: 0, inserted: 1, swapped: 2 } as const;

test("a wrong letter that is mended after the others is one mistake, whatever stands beside it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b"), { minLength: 3 }), fc.nat(), (letters, nat) => {
      const position = nat % (letters.length - 1);
      const before = letters.slice(0, position).join("");
      const after = letters.slice(position + 1).join("");
      const [right, wrong] = letters[position] === "a" ? ["a", "b"] : ["b", "a"];
      const text = before + right + after;
      const typed = typeKeys(`${text}.`, before + wrong + after);
      const erased = setValue(typed, before + after, 20_000, "deleted");
      const mended = setValue(setValue(erased, text, 20_100), `${text}.`, 20_200);
      expect(analyse(finished(mended)).mistakes).toMatchObject([
        { kind: "substituted", position, presented: right, typed: wrong, isCorrected: true },
      ]);
    }),
  );
});

test("the same trial gives the same analysis, and a shift of the clock changes nothing", () => {
  check((presented, list) => {
    const analysis = analysisOf(presented, list);
    expect(analysisOf(presented, list)).toEqual(analysis);
    expect(analysisOf(presented, list, 1, 86_400_000)).toEqual(analysis);
  });
});

test("twice the time is half of every speed, and changes nothing else", () => {
  check((presented, list) => {
    const once = analysisOf(presented, list);
    const twice = analysisOf(presented, list, 2);
    expect(twice.entryRate).toBeCloseTo(once.entryRate / 2, 9);
    expect(twice.exactWordsPerMinute).toBeCloseTo(once.exactWordsPerMinute / 2, 9);
    expect(twice.pace.map((point) => point.wordsPerMinute * 2)).toEqual(
      once.pace.map((point) => point.wordsPerMinute),
    );
    expect(twice.variationOfIntervals).toEqual(once.variationOfIntervals);
    expect(twice.halfWidth).toEqual(once.halfWidth);
    expect(twice.alignment).toEqual(once.alignment);
    expect(twice.errorRates).toEqual(once.errorRates);
  });
});

/** Values that no browser should send: places beyond the text, invalid times, and times that run backwards. */
const badTime = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -1),
  fc.double({ min: 0, max: 9_000 }),
);
const badKey = fc.record({
  kind: fc.constantFrom("down", "repeat", "up"),
  code: fc.constantFrom("KeyA", "KeyB", "Backspace", ""),
  at: badTime,
});
const badEdit = fc.record(
  {
    kind,
    at: badTime,
    receivedAt: badTime,
    keys: fc.array(badKey, { maxLength: 4 }),
    start: fc.nat(30),
    removed: fc.nat(30),
    inserted: fc.array(character, { maxLength: 3 }),
  } satisfies Record<keyof Edit, unknown>,
  { requiredKeys: ["kind", "at", "start", "removed", "inserted"] },
);
const badSpan = fc.record({
  kind: fc.constantFrom("hidden", "stalled"),
  from: fc.double({ min: -10, max: 9_000 }),
  to: fc.double({ min: -10, max: 9_000 }),
});

test("bad edits and interruptions leave a valid trial and finite figures", () => {
  fc.assert(
    fc.property(
      presentedText,
      fc.array(fc.oneof(badEdit, badSpan), { maxLength: 30 }),
      (presented, list) => {
        let trial: Trial = newTrial(presented);
        for (const each of list) {
          trial = "start" in each ? applyEdit(trial, each) : interrupt(trial, each);
        }
        const times = Array.from(trial.inputStream, ({ at }) => at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        const end = trial.inputStream.at(-1)?.at ?? 0;
        const ended =
          trial.phase === "finished"
            ? trial
            : finish(trial, trial.phase === "running" ? trial.startedAt : end, end);
        expect(impossibleFigures(analyse(ended))).toEqual([]);
      },
    ),
  );
});

test("200,000 characters in one composing edit, and 200,000 stalls, are analysed", () => {
  const edit: Edit = { kind: "typed", at: 0, start: 0, removed: 0, inserted: ["a"] };
  const stalls = Array.from({ length: 200_000 }, (_, stall): Interruption => {
    return { kind: "stalled", from: stall / 4, to: stall / 4 + 0.125 };
  });
  const stalled = { ...applyEdit(newTrial("a cat", 60_000), edit), interruptions: stalls };
  const ended = composedAtOnce(stalled, 199_999);
  expect(summarize(ended)).toMatchObject({ characters: 200_000, wordsPerMinute: 40_000 });
  expect(stallsDuring(ended)).toMatchObject({ total: 25_000 });
  // A text that goes so far past its end has no report. In the longest one that has, all figures are
  // finite.
  expect(isAnalysable(ended)).toBe(false);
  const longest = composedAtOnce(stalled, 10_000);
  expect(isAnalysable(longest)).toBe(true);
  expect(impossibleFigures(analyse(longest))).toEqual([]);
});

function composedAtOnce(trial: Trial, characters: number): FinishedTrial {
  const inserted = Array.from({ length: characters }, (_, index) => (index % 7 === 0 ? " " : "e"));
  const edit: Edit = { kind: "composing", at: 0, start: 1, removed: 0, inserted };
  return finished(endAtLimit(applyEdit(trial, edit), 60_000));
}
