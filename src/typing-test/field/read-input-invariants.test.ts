import fc from "fast-check";
import { expect, test } from "vitest";
import { liveStats } from "../../engine/metrics/live-stats.ts";
import { extendPresented } from "../../engine/trial/open-ended.ts";
import { endAtLimit, newTrial, type Trial } from "../../engine/trial/trial.ts";
import { errors as errorsIn } from "../../engine/trial/same-character.ts";
import { graphemesOf, withoutControlCharacters } from "../../engine/trial/graphemes.ts";
import { interrupt } from "../../engine/trial/interruptions.ts";
import { trialOfEdits } from "../../engine/trial/replay.ts";
import { runsOf } from "../../engine/trial/runs.ts";
import { runToEnd } from "../../engine/work.ts";
import { readInput } from "./read-input.ts";

const text = fc
  .array(
    fc.constantFrom("a", "b", " ", "é", "e\u0301", "日", "👩‍🚀", "क", "ि", "\0", "\r\n", "\ud83d"),
    {
      maxLength: 10,
    },
  )
  .map((characters) => characters.join(""));

const moment = fc.integer({ min: 0, max: 30_000 });

/** Anything that can happen to a test, in any order and at any time. */
const happening = fc.oneof(
  fc.record({
    value: text,
    inputType: fc.constantFrom(
      "insertText",
      "insertCompositionText",
      "deleteCompositionText",
      "insertFromComposition",
      "compositionend",
      "deleteContentBackward",
      "insertReplacementText",
      "insertFromPaste",
      "insertFromDrop",
      "historyUndo",
      "prefilled",
      "unheardOf",
      "",
    ),
    data: fc.option(text),
    isComposing: fc.boolean(),
    at: moment,
    keys: fc.array(
      fc.record({
        kind: fc.constantFrom("down", "repeat", "up"),
        code: fc.constantFrom("KeyA", "ShiftLeft", "ArrowLeft", ""),
        at: moment,
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constantFrom("hidden", "stalled"), from: moment, to: moment }),
  fc.record({ composed: text, committed: fc.option(text), at: moment }),
  fc.record({ more: fc.constantFrom("a b", "é") }),
  fc.record({ now: moment }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

function after(trial: Trial, event: Happening): Trial {
  if ("value" in event) return readInput(trial, event);
  if ("composed" in event) return afterReinsertion(trial, event);
  if ("kind" in event) return interrupt(trial, event);
  return "more" in event ? extendPresented(trial, event.more) : endAtLimit(trial, event.now);
}

/** Composes a text at the end, deletes it and inserts it again, or another one. */
function afterReinsertion(
  trial: Trial,
  { composed, committed, at }: Extract<Happening, { composed: string }>,
): Trial {
  const { text: before } = trial.transcribed;
  const events: readonly [text: string, inputType: string, isComposing: boolean][] = [
    [composed, "insertCompositionText", true],
    ["", "deleteCompositionText", true],
    [committed ?? composed, committed ? "insertFromComposition" : "insertText", !!committed],
  ];
  return events.reduce(
    (next, [added, inputType, isComposing]) =>
      readInput(next, { value: before + added, inputType, isComposing, at, data: added, keys: [] }),
    trial,
  );
}

const check = (body: (start: Trial, happenings: readonly Happening[]) => void) =>
  fc.assert(
    fc.property(
      text,
      fc.option(fc.constant(10_000)),
      fc.array(happening, { maxLength: 25 }),
      (presented, limit, happenings) => body(newTrial(presented, limit), happenings),
    ),
  );

test("any order of events leaves a valid trial, which follows the field until it is finished", () => {
  check((start, happenings) => {
    let trial = start;
    for (const event of happenings) {
      const before = trial;
      trial = after(before, event);
      if ("value" in event && trial.phase !== "finished") {
        expect(trial.transcribed.text).toBe(withoutControlCharacters(event.value));
      }
      expect(Array.from(trial.transcribed.graphemes)).toEqual(graphemesOf(trial.transcribed.text));
      expect(
        runsOf(trial)
          .map((run) => run.text)
          .join(""),
      ).toBe(trial.presented.join(""));
      expect(trial.errors).toBe(errorsIn(trial.presented, trial.transcribed.graphemes));
      const { wordsPerMinute, accuracy, errors, seconds } = liveStats(trial, 30_000);
      for (const figure of [wordsPerMinute, accuracy, errors, seconds]) {
        expect(Number.isFinite(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
      }
      expect(accuracy).toBeLessThanOrEqual(100);
      if (before.phase === "finished") expect(trial).toBe(before);
    }
  });
});

test("the same events give the same trial, and none changes the trial before it", () => {
  check((start, happenings) => {
    const run = () =>
      happenings.reduce<Trial>((trial, event) => after(deepFrozen(trial), event), start);
    expect(run()).toEqual(run());
  });
});

test("the input stream of a finished trial gives that trial again", () => {
  check((start, happenings) => {
    const trial = happenings.reduce(after, start);
    if (trial.phase !== "finished") return;
    const { presented, limit, inputStream, interruptions } = trial;
    const ready = { ...newTrial("", limit), presented, interruptions };
    expect(runToEnd(trialOfEdits(ready, inputStream))).toEqual(trial);
  });
});

test("an event reduced twice, as StrictMode does, gives the same trial", () => {
  check((start, happenings) => {
    let trial = start;
    for (const event of happenings) {
      const once = after(trial, event);
      expect(after(trial, event)).toEqual(once);
      trial = once;
    }
  });
});

test("line ends of any system and control characters change nothing", () => {
  check((start, happenings) => {
    const inputs = happenings.filter((event) => "value" in event);
    const plain = inputs.map((event) => ({ ...event, value: withoutControls(event.value) }));
    const follow = (list: readonly Happening[]) => list.reduce(after, start);
    expect(follow(plain)).toEqual(follow(inputs));
  });
});

function withoutControls(value: string): string {
  return value.replaceAll("\r\n", "\n").replaceAll("\0", "");
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFrozen(part);
  }
  return value;
}
