import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit, EditKind, KeyEvent } from "./edit.ts";
import { applyEdit } from "./apply-edit.ts";
import { endAtLimit, type FinishedTrial, newTrial, type ReadyTrial, type Trial } from "./trial.ts";
import { runToEnd } from "../work.ts";
import { trialOfEdits } from "./replay.ts";

const kind = fc.constantFrom<EditKind>(
  "typed",
  "typed",
  "deleted",
  "composing",
  "composing",
  "committed",
  "pasted",
  "replaced",
  "history",
  "prefilled",
);
const key: fc.Arbitrary<KeyEvent> = fc.record({
  kind: fc.constantFrom("down", "up"),
  code: fc.constant("KeyA"),
  at: fc.double({ min: -1_000_000, max: 20_000, noNaN: true }),
});
const edit: fc.Arbitrary<Edit> = fc.record({
  kind,
  keys: fc.array(key, { maxLength: 2 }),
  // Without −0, which is the same time as 0.
  at: fc.double({ min: -1_000, max: 20_000, noNaN: true }).map((time) => time + 0),
  start: fc.nat(12),
  removed: fc.nat(3),
  inserted: fc.array(fc.constantFrom("a", "b", "é", "👩‍🚀", "\n"), { maxLength: 3 }),
});

test("the trial of many edits equals that of one edit after the other", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 12 }),
      fc.constantFrom(null, 5_000),
      fc.array(edit, { maxLength: 30 }),
      (presented, limit, edits) => {
        const ready = newTrial(presented, limit);
        expect(runToEnd(trialOfEdits(ready, edits))).toEqual(editByEdit(ready, edits));
      },
    ),
  );
});

test("text under composition ends a trial only when it is right", () => {
  const edits: readonly Edit[] = [
    { kind: "composing", at: 0, start: 0, removed: 0, inserted: ["n"] },
    { kind: "composing", at: 100, start: 0, removed: 1, inserted: ["に"] },
    { kind: "committed", at: 200, start: 0, removed: 1, inserted: ["に"] },
    { kind: "typed", at: 300, start: 1, removed: 0, inserted: ["。"] },
  ];
  expect(runToEnd(trialOfEdits(newTrial("に。"), edits))).toMatchObject({
    finishedAt: 300,
    errors: 0,
  });
  expect(runToEnd(trialOfEdits(newTrial("に。…"), edits))).toBeNull();
});

function editByEdit(ready: ReadyTrial, edits: readonly Edit[]): FinishedTrial | null {
  const applied = edits.reduce<Trial>(applyEdit, ready);
  const ended = endAtLimit(applied, Infinity);
  return ended.phase === "finished" ? ended : null;
}
