import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdit } from "../../engine/trial/apply-edit.ts";
import type { Edit } from "../../engine/trial/edit.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { replayOf } from "../../engine/trial/replay.ts";
import { runsOf } from "../../engine/trial/runs.ts";
import { finish, type FinishedTrial, newTrial, type Trial } from "../../engine/trial/trial.ts";
import { trialOf, typingLog } from "../../engine/test-aids/typing-log.ts";
import { trialAt } from "./trial-at.ts";

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

const states = (trial: Trial) => runsOf(trial).map(({ state, text }) => `${state} ${text}`);

test("the passage is coloured as it was after each key", () => {
  const trial = finished(typeKeys("cat", "cx<at"));
  const replay = replayOf(trial.inputStream);
  const shown = (step: number) => states(trialAt(trial, replay, step));
  expect(shown(0)).toEqual(["current c", "pending at"]);
  expect(shown(2)).toEqual(["correct c", "wrong a", "current t"]);
  expect(shown(3)).toEqual(["correct c", "current a", "pending t"]);
  expect(shown(5)).toEqual(["correct cat"]);
});

test("what an input method held was not called wrong, and is not", () => {
  const held = setValue(setValue(newTrial("cat"), "c", 0), "co", 100, "composing");
  const trial = finished(setValue(setValue(held, "ca", 200, "committed"), "cat", 300));
  const replay = replayOf(trial.inputStream);
  expect(states(trialAt(trial, replay, 2))).toEqual(["correct c", "pending a", "current t"]);
  expect(states(trialAt(trial, replay, 3))).toEqual(["correct ca", "current t"]);
});

const log = typingLog(
  "When the library closed for the evening, the last reader left a folded note inside a book.",
  { seed: 31, slipRate: 0.8 },
);

test("after every key of a log the text is that of its ledger", () => {
  const trial = finished(trialOf(log));
  const replay = replayOf(trial.inputStream);
  let field = "";
  for (const [index, { key }] of log.ledger.strokes.entries()) {
    field = key === "" ? field.slice(0, -1) : field + key;
    expect(trialAt(trial, replay, index + 1).transcribed.text).toBe(field);
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
      const shown = trialAt(trial, replayOf(trial.inputStream), step);
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
