import fc from "fast-check";
import { expect, test } from "vitest";
import { trialOf } from "../engine/test-aids/typing-log.ts";
import { typingLogs } from "../engine/test-aids/typing-logs.ts";
import { type EditKind, inSteps } from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import { endAtLimit, endByHand } from "../engine/trial/end-trial.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { packTrial, unpackTrial } from "./packed-trial.ts";
import { trialOfEvents } from "./test-aids/trial-of-events.ts";

const character = fc.constantFrom("a", "b", " ", "é", "e\u0301", "👩‍🚀", "\ud800", "\n", "क", "ि");
const time = fc.double({ min: 0, max: 9_000, noNaN: true });
const edit = fc.record(
  {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind is a key of it
    kind: fc.constantFrom(...(Object.keys(editMeanings) as EditKind[])),
    at: time,
    receivedAt: time,
    start: fc.nat(12),
    removed: fc.nat(2),
    inserted: fc.array(character, { maxLength: 2 }),
    keys: fc.array(
      fc.record({
        kind: fc.constantFrom("down", "repeat", "up"),
        code: fc.oneof(fc.constantFrom("KeyA", "Space", ""), fc.string({ unit: "binary" })),
        at: time,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: ["kind", "at", "start", "removed", "inserted"] },
);
const interruption = fc.record({
  kind: fc.constantFrom("hidden", "stalled"),
  from: time,
  to: fc.oneof(time, fc.constant(Infinity)),
});

test("a packed trial is unpacked as it was, times in the steps in which they are told", () => {
  fc.assert(
    fc.property(
      fc.array(character, { minLength: 1, maxLength: 12 }),
      fc.array(fc.oneof(edit, interruption), { maxLength: 30 }),
      fc.constantFrom(null, 10_000, Infinity),
      // A page may be open for years.
      fc.double({ min: 0, max: 1e11, noNaN: true }),
      (presented, list, limit, opened) => {
        const trial = trialOfEvents(presented.join(""), limit, list, opened);
        const ended = limit === Infinity ? endByHand(trial) : endAtLimit(trial, Infinity);
        if (ended.phase === "finished") expect(unpackTrial(packTrial(ended))).toEqual(told(ended));
      },
    ),
  );
});

test("realistic typing takes some ten bytes an edit without its keys", () => {
  for (const log of typingLogs) {
    const trial = trialOf(log);
    if (trial.phase !== "finished") throw new Error("The log was expected to end its trial.");
    const packed = packTrial(trial);
    expect(packed.length).toBeLessThan(12 * trial.inputStream.length);
    expect(unpackTrial(packed)).toEqual(told(trial));
  }
});

/** With all its times in steps: those at which it was told of keys need not be. */
function told(trial: FinishedTrial): FinishedTrial {
  return {
    ...trial,
    inputStream: trial.inputStream.map(({ receivedAt: heard, keys, ...given }) => ({
      ...given,
      ...(heard !== undefined && { receivedAt: inSteps(heard) }),
      ...(keys && { keys: keys.map((key) => ({ ...key, at: inSteps(key.at) })) }),
    })),
  };
}
