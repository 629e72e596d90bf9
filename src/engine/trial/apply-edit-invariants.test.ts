import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { errors } from "./same-character.ts";
import type { EditKind } from "./edit.ts";
import { elapsed, newTrial, type Trial } from "./trial.ts";
import { graphemesOf, withoutControlCharacters } from "./graphemes.ts";
import { plain, setValue } from "../test-aids/key-script.ts";
import { liveStats } from "../metrics/live-stats.ts";
import { runsOf } from "./runs.ts";
import { nothingTranscribed, transcribedAfter } from "./transcribed-text.ts";

/** Characters that segment, normalise or encode in unusual ways, among plain ones. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(..."abc .,'\n") },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "e\u0301",
      "\u0301",
      "é",
      "👩‍🚀",
      "\u200d",
      "🇩",
      "🇪",
      "क्ष",
      "ש",
      "の",
      "’",
      "\u00a0",
      "\0",
      "\r\n",
      "\ud83d",
      "\ude00",
    ),
  },
);
const text = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(""));
const kind = fc.constantFrom<EditKind>(
  "typed",
  "composing",
  "deleted",
  "pasted",
  "history",
  "prefilled",
);

/** One change of a field: a text replaces the part between two shares of its length. */
const change = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  put: text,
  pause: fc.integer({ min: -50, max: 400 }),
  kind,
});
const changes = fc.array(change, { maxLength: 25 });
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(value: string, { from, to, put }: Change): string {
  const cut = Math.round(Math.min(from, to) * value.length);
  const resume = Math.round(Math.max(from, to) * value.length);
  return value.slice(0, cut) + put + value.slice(resume);
}

/** The trial after each change, with the field's value and the time. */
function trialsAfter(presented: string, list: readonly Change[], timesBy = 1, shift = 0) {
  let trial = plain(newTrial(presented));
  let value = "";
  let at = 1_000;
  return list.map((next) => {
    at += next.pause;
    if (trial.phase !== "finished") value = changed(trial.transcribed.text, next);
    trial = setValue(trial, value, at * timesBy + shift, next.kind);
    return { trial, value, at };
  });
}

const expectOverEdits = (body: (presented: string, list: readonly Change[]) => void) =>
  fc.assert(fc.property(text, changes, body));

describe("whatever is done to the field", () => {
  test("the transcribed text is the field's value, and no grapheme is split", () => {
    expectOverEdits((presented, list) => {
      for (const { trial, value } of trialsAfter(presented, list)) {
        expect(trial.transcribed.text).toBe(withoutControlCharacters(value));
        expect(trial.transcribed.graphemes).toEqual(graphemesOf(trial.transcribed.text));
      }
    });
  });

  test("presented text and input stream alone give the transcribed text and the errors", () => {
    expectOverEdits((presented, list) => {
      const trial = trialsAfter(presented, list).at(-1)?.trial ?? plain(newTrial(presented));
      const replayed = trial.inputStream.reduce(transcribedAfter, nothingTranscribed);
      expect(replayed.text).toBe(trial.transcribed.text);
      expect(Array.from(replayed.graphemes)).toEqual(trial.transcribed.graphemes);
      expect(trial.errors).toBe(errors(trial.presented, replayed.graphemes));
    });
  });

  test("applying the recorded stream again gives the same trial", () => {
    expectOverEdits((presented, list) => {
      const trial = trialsAfter(presented, list).at(-1)?.trial ?? plain(newTrial(presented));
      const again = trial.inputStream.reduce<Trial>(applyEdit, newTrial(presented));
      expect(plain(again)).toEqual(trial);
    });
  });

  test("every figure stays within its range, and the clock never runs backwards", () => {
    expectOverEdits((presented, list) => {
      let before = 0;
      for (const { trial, at } of trialsAfter(presented, list)) {
        const figures = liveStats(trial, at);
        expect(figures.wordsPerMinute).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(figures.wordsPerMinute)).toBe(true);
        expect(figures.accuracy).toBeGreaterThanOrEqual(0);
        expect(figures.accuracy).toBeLessThanOrEqual(100);
        expect(figures.errors).toBeGreaterThanOrEqual(0);
        const time = elapsed(trial, trial.inputStream.at(-1)?.at ?? at);
        expect(time).toBeGreaterThanOrEqual(before);
        before = time;
      }
    });
  });

  test("runs spell the presented text, neighbours differ, and at most one character is current", () => {
    expectOverEdits((presented, list) => {
      for (const { trial } of trialsAfter(presented, list)) {
        const runs = runsOf(trial);
        expect(runs.map((run) => run.text).join("")).toBe(trial.presented.join(""));
        runs.slice(1).forEach(({ state }, index) => expect(state).not.toBe(runs[index]?.state));
        const current = runs.filter(({ state }) => state === "current");
        expect(current.length).toBe(
          trial.transcribed.graphemes.length < trial.presented.length ? 1 : 0,
        );
      }
    });
  });

  test("only an insertion starts the clock, and only a text as long as the passage ends it", () => {
    expectOverEdits((presented, list) => {
      for (const { trial } of trialsAfter(presented, list)) {
        const length = trial.transcribed.graphemes.length;
        const hasText = trial.inputStream.some(
          ({ inserted, kind: how }) => inserted.length > 0 && how !== "prefilled",
        );
        if (trial.phase === "ready") expect(hasText).toBe(false);
        if (trial.phase === "running") expect(hasText).toBe(true);
        if (trial.phase === "finished") {
          expect(length).toBeGreaterThanOrEqual(trial.presented.length);
        }
      }
    });
  });

  test("after the end nothing changes the trial", () => {
    expectOverEdits((presented, list) => {
      const trials = trialsAfter(presented, list).map(({ trial }) => trial);
      const end = trials.find(({ phase }) => phase === "finished");
      if (end) expect(trials.at(-1)).toBe(end);
    });
  });

  test("a shift of all timestamps changes no figure", () => {
    expectOverEdits((presented, list) => {
      const one = trialsAfter(presented, list);
      const other = trialsAfter(presented, list, 1, 86_400_000);
      one.forEach(({ trial, at }, index) => {
        const later = other[index]?.trial ?? trial;
        expect(liveStats(later, at + 86_400_000)).toEqual(liveStats(trial, at));
      });
    });
  });
});

test("typing a passage exactly scores 100 percent, composed or decomposed, at any speed", () => {
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 500 }),
      fc.constantFrom("NFC", "NFD"),
      (presented, interval, form) => {
        const wanted = newTrial(presented).presented;
        fc.pre(wanted.every((grapheme) => graphemesOf(grapheme.normalize(form)).length === 1));
        let trial: Trial = newTrial(presented);
        wanted.forEach((_, index) => {
          const value = wanted
            .slice(0, index + 1)
            .join("")
            .normalize(form);
          trial = setValue(trial, value, index * interval);
        });
        fc.pre(trial.transcribed.graphemes.length === wanted.length);
        expect(liveStats(trial, 0)).toMatchObject({ accuracy: 100, errors: 0 });
        expect(trial.phase).toBe(wanted.length > 0 ? "finished" : "ready");
      },
    ),
  );
});

test("composed or decomposed, a text scores alike, right or wrong", () => {
  fc.assert(
    fc.property(text, text, (presented, typed) => {
      const scores = ["NFC", "NFD"].map((form) => {
        const trial = setValue(newTrial(presented), typed.normalize(form), 0);
        return [trial.transcribed.graphemes.length, liveStats(trial, 0)];
      });
      expect(scores[0]).toEqual(scores[1]);
    }),
  );
});

test("restarting a text is the same as never having typed it", () => {
  expectOverEdits((presented, list) => {
    const before = newTrial(presented);
    trialsAfter(presented, list);
    expect(newTrial(presented)).toEqual(before);
    expect(before).toMatchObject({ phase: "ready", inputStream: [], errors: 0, composing: null });
  });
});

test("multiplying all times by k divides the speed by k", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 20, max: 400 }),
      (length, interval) => {
        const presented = "x".repeat(length);
        const speedAt = (step: number) => {
          let trial: Trial = newTrial(presented);
          for (let index = 1; index <= length; index += 1) {
            trial = setValue(trial, presented.slice(0, index), index * step);
          }
          return liveStats(trial, 0).wordsPerMinute;
        };
        expect(Math.abs(speedAt(interval) - 4 * speedAt(interval * 4))).toBeLessThanOrEqual(2.5);
      },
    ),
  );
});
