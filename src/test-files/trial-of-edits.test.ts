import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit, EditKind } from "../engine/trial/edit.ts";
import { newTrial } from "../engine/trial/trial.ts";
import { trialInSteps, trialOfEdits } from "./trial-of-edits.ts";

const kind = fc.constantFrom<EditKind>(
  "typed",
  "typed",
  "deleted",
  "committed",
  "pasted",
  "replaced",
  "history",
  "prefilled",
);
const edit: fc.Arbitrary<Edit> = fc.record({
  kind,
  // Without −0, which is the same time as 0.
  at: fc.double({ min: -1_000, max: 20_000, noNaN: true }).map((time) => time + 0),
  start: fc.nat(12),
  removed: fc.nat(3),
  inserted: fc.array(fc.constantFrom("a", "b", "é", "👩‍🚀", "\n"), { maxLength: 3 }),
});

test("all at once comes to what it comes to edit by edit", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 12 }),
      fc.constantFrom(null, 5_000),
      fc.array(edit, { maxLength: 30 }),
      (presented, limit, edits) => {
        expect(trialOfEdits(newTrial(presented, limit), edits)).toEqual(
          trialInSteps(newTrial(presented, limit), edits),
        );
      },
    ),
  );
});

test("so does what an input method composes", () => {
  const edits: readonly Edit[] = [
    { kind: "composing", at: 0, start: 0, removed: 0, inserted: ["n"] },
    { kind: "composing", at: 100, start: 0, removed: 1, inserted: ["に"] },
    { kind: "committed", at: 200, start: 0, removed: 1, inserted: ["に"] },
    { kind: "typed", at: 300, start: 1, removed: 0, inserted: ["。"] },
  ];
  expect(trialOfEdits(newTrial("に。"), edits)).toMatchObject({ finishedAt: 300, errors: 0 });
  expect(trialOfEdits(newTrial("に。…"), edits)).toBeNull();
});
