import fc from "fast-check";
import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { finish, newTrial, type Trial } from "../../engine/trial/trial.ts";
import { initialPlayback, moveTo, passTime, play, type Playback, trialAt } from "./playback.ts";
import { applyEdit } from "../../engine/trial/apply-edit.ts";
import type { Edit } from "../../engine/trial/edit.ts";
import { runsOf } from "../../engine/trial/runs.ts";
import { trialOf, typingLog } from "../../engine/test-aids/typing-log.ts";

/** c at 0, x at 100, Backspace at 200, a at 300, t at 400 ms. */
const cat = finished(typeKeys("cat", "cx<at", 100));

const played = (playback: Playback) => play(cat, playback);
const passed = (time: number) => (playback: Playback) => passTime(cat, playback, time);
const moved = (step: number) => (playback: Playback) => moveTo(cat, playback, step);
const rated = (rate: number) => (playback: Playback) => ({ ...playback, rate });

function after(...changes: readonly ((playback: Playback) => Playback)[]): Playback {
  return changes.reduce((playback, change) => change(playback), initialPlayback);
}

test("playing shows each edit at its time", () => {
  expect(after(played, passed(16))).toEqual({
    step: 1,
    time: 16,
    rate: 1,
    isPlaying: true,
  });
  expect(after(played, passed(250))).toMatchObject({ step: 3 });
});

test("at 2× and 4× time passes as much faster", () => {
  expect(after(rated(2), passed(50))).toMatchObject({
    time: 100,
    step: 2,
  });
  expect(after(rated(4), passed(75))).toMatchObject({
    time: 300,
    step: 4,
  });
});

test("a change of rate goes on from where it stands", () => {
  const playback = after(played, passed(100), rated(4), passed(50));
  expect(playback).toMatchObject({ time: 300, isPlaying: true });
});

test("the replay pauses at its end, and plays from the beginning then", () => {
  const end = [played, passed(9_999)] as const;
  expect(after(...end)).toMatchObject({ step: 5, time: 400, isPlaying: false });
  expect(after(...end, played)).toMatchObject({ step: 0, time: 0, isPlaying: true });
});

test("moving pauses, and sets the clock by the edit", () => {
  expect(after(played, moved(3))).toMatchObject({
    step: 3,
    time: 200,
    isPlaying: false,
  });
  expect(after(moved(5))).toMatchObject({ step: 5, time: 400 });
  expect(after(moved(0))).toMatchObject({ step: 0, time: 0 });
});

test("a step among edits of the same moment is not taken back when time passes", () => {
  const early = setValue(newTrial("cat"), "c", -500, "prefilled");
  const trial = finished(setValue(setValue(early, "ca", 0), "cat", 900));
  const stepped = moveTo(trial, initialPlayback, 1);
  expect(stepped).toMatchObject({ step: 1, time: 0 });
  expect(passTime(trial, stepped, 10)).toMatchObject({ step: 2 });
});

test("a timed trial plays to its limit, past the last edit", () => {
  const typed = typeKeys("cats", "cat", 100);
  if (typed.phase !== "running") throw new Error("The keys complete the passage.");
  const timed = finish({ ...typed, limit: 1_000 }, 0, 1_000);
  const playing = play(timed, initialPlayback);
  expect(passTime(timed, playing, 500)).toMatchObject({
    step: 3,
    isPlaying: true,
  });
  expect(passTime(timed, playing, 1_000)).toMatchObject({
    time: 1_000,
    isPlaying: false,
  });
});

const states = (trial: Trial) => runsOf(trial).map(({ state, text }) => `${state} ${text}`);

test("the passage is coloured as it was after each key", () => {
  const trial = finished(typeKeys("cat", "cx<at"));
  const shown = (step: number) => states(trialAt(trial, step));
  expect(shown(0)).toEqual(["current c", "pending at"]);
  expect(shown(2)).toEqual(["correct c", "wrong a", "current t"]);
  expect(shown(3)).toEqual(["correct c", "current a", "pending t"]);
  expect(shown(5)).toEqual(["correct cat"]);
});

test("text under composition was not marked wrong, and is not in the replay", () => {
  const composed = setValue(setValue(newTrial("cat"), "c", 0), "co", 100, "composing");
  const trial = finished(setValue(setValue(composed, "ca", 200, "committed"), "cat", 300));
  expect(states(trialAt(trial, 2))).toEqual(["correct c", "pending a", "current t"]);
  expect(states(trialAt(trial, 3))).toEqual(["correct ca", "current t"]);
});

const log = typingLog(
  "When the library closed for the evening, the last reader left a folded note inside a book.",
  { seed: 31, errorRate: 0.8 },
);

test("after every key of a log the text is that of its ledger", () => {
  const trial = finished(trialOf(log));
  let field = "";
  for (const [index, { key }] of log.ledger.strokes.entries()) {
    field = key === "" ? field.slice(0, -1) : field + key;
    expect(trialAt(trial, index + 1).transcribed.text).toBe(field);
  }
});

test("any stream, compositions included: text and colours are those of the trial then", () => {
  const edit = fc.record({
    kind: fc.constantFrom("typed", "composing", "committed", "deleted"),
    at: fc.nat(),
    start: fc.nat(8),
    removed: fc.nat(2),
    inserted: fc.array(fc.constantFrom("a", "b", "é"), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), fc.nat(40), (edits: readonly Edit[], cut) => {
      const passage = newTrial("ab".repeat(200));
      const stages: Trial[] = [passage];
      for (const [at, each] of edits.entries()) {
        const before = stages.at(-1) ?? passage;
        const start = each.start % (before.transcribed.graphemes.length + 1);
        stages.push(applyEdit(before, { ...each, at, start }));
      }
      const step = Math.min(cut, edits.length);
      const whole = stages.at(-1) ?? passage;
      const trial = finish(whole, 0, 99);
      const shown = trialAt(trial, step);
      const then = stages[step] ?? passage;
      expect(shown.transcribed.text).toBe(then.transcribed.text);
      expect(Array.from(shown.transcribed.graphemes)).toEqual(
        Array.from(then.transcribed.graphemes),
      );
      expect(shown.composing).toEqual(then.composing);
      expect(runsOf(shown)).toEqual(runsOf(then));
    }),
  );
});
