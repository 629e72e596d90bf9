import fc from "fast-check";
import { expect, test } from "vitest";
import { areNeighbours } from "../content/keyboard.ts";
import { keyboardLayouts, type LayoutName } from "../content/keyboard-layouts.ts";
import { analyse, type Analysis } from "../engine/analyse.ts";
import { mistakeCauses } from "../engine/mistakes/causes.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { trialOf } from "../engine/test-aids/typing-log.ts";
import { typingLogs } from "../engine/test-aids/typing-logs.ts";
import { applyEdit } from "../engine/trial/apply-edit.ts";
import type { Edit, EditKind, Milliseconds } from "../engine/trial/edit.ts";
import { interrupt, type Interruption } from "../engine/trial/interruptions.ts";
import { endAtLimit, type FinishedTrial, newTrial, type Trial } from "../engine/trial/trial.ts";
import { keystrokeLog, logAsJson } from "./keystroke-log.ts";
import { entryText } from "./file-entries.ts";
import { openTests } from "./open-tests.ts";
import { readSavedTest } from "./read-log.ts";
import { decodeTest } from "./stored-test.ts";

const character = fc.constantFrom("a", "b", " ", "é", "e\u0301", "’", "👩‍🚀", "\n", "क", "ि");
const time = fc.double({ min: 0, max: 9_000, noNaN: true });
const edit = fc.record(
  {
    kind: fc.constantFrom<EditKind>(
      "typed",
      "deleted",
      "composing",
      "committed",
      "pasted",
      "prefilled",
    ),
    at: time,
    receivedAt: time,
    start: fc.nat(12),
    removed: fc.nat(2),
    inserted: fc.array(character, { maxLength: 2 }),
    keys: fc.array(
      fc.record({
        kind: fc.constantFrom("down", "repeat", "up"),
        code: fc.constantFrom("KeyA", "KeyJ", "Space", "ShiftLeft", ""),
        at: time,
      }),
      { maxLength: 3 },
    ),
  } satisfies Record<keyof Edit, unknown>,
  { requiredKeys: ["kind", "at", "start", "removed", "inserted", "keys"] },
);
const interruption = fc.record({
  kind: fc.constantFrom("hidden", "stalled"),
  from: time,
  to: fc.oneof(time, fc.constant(Infinity)),
});

test("a saved and read log gives all figures again, to the bit", () => {
  fc.assert(
    fc.property(
      fc.array(character, { minLength: 1, maxLength: 12 }),
      fc.array(fc.oneof(edit, interruption), { maxLength: 30 }),
      fc.oneof(
        fc.double({ min: 0, max: 1e7, noNaN: true }),
        fc.double({ min: 0, max: 1e11, noNaN: true }),
      ),
      fc.constantFrom<LayoutName>("qwerty", "qwertz", "dvorak"),
      (presented, list, opened, layout) => {
        const trial = trialOfEvents(presented.join(""), 10_000, list, opened);
        const ended = endAtLimit(trial, Infinity);
        if (ended.phase !== "finished") return;
        const read = readSavedTest(logAsJson(keystrokeLog(ended, "10 seconds", { layout })));
        if (typeof read === "string") throw new Error(read);
        expect(read.title).toBe("10 seconds");
        const analysis = analyse(ended);
        expect(analyse(read.trial)).toEqual(analysis);
        const byKeyboard = figuresByKeyboard(ended, analysis, layout);
        expect(figuresByKeyboard(read.trial, analysis, read.layout)).toEqual(byKeyboard);
      },
    ),
  );
});

/** The causes of mistakes depend on which keys are neighbours. */
function figuresByKeyboard(
  { presented }: FinishedTrial,
  { mistakes }: Analysis,
  layout: LayoutName | undefined,
) {
  const keyboard = layout && keyboardLayouts[layout];
  if (!keyboard) throw new Error("The log was expected to name its keyboard.");
  return mistakeCauses(presented, mistakes, (one, other) => areNeighbours(keyboard, one, other));
}

test("logs of realistic typing give all figures again", () => {
  for (const log of typingLogs) {
    const trial = finished(trialOf(log));
    const read = readSavedTest(logAsJson(keystrokeLog(trial, "Own text")));
    expect(typeof read === "string" ? read : analyse(read.trial)).toEqual(analyse(trial));
  }
});

test("the keyboard comes with the log, alone and among saved tests, if the site has it", async () => {
  const trial = finished(typeKeys("cat", "cat"));
  const log = keystrokeLog(trial, "Easy", { layout: "dvorak" });
  expect(readSavedTest(logAsJson(log))).toHaveProperty("layout", "dvorak");
  expect(readSavedTest(logAsJson(keystrokeLog(trial, "Easy")))).toHaveProperty("layout", undefined);
  const layoutOpened = async (value: unknown) => {
    const file = new File([JSON.stringify(value)], "log.json");
    const { tests } = await openTests([file]);
    return tests.map((each) => decodeTest(each).layout);
  };
  expect(await layoutOpened(log)).toEqual(["dvorak"]);
  const saved = { typedOn: null, title: null, trial, layout: "qwertz" } as const;
  expect(await layoutOpened(JSON.parse(entryText(saved)))).toEqual(["qwertz"]);
  for (const hostile of ["toString", "<b>", 7, null, ["dvorak"]]) {
    expect(await layoutOpened({ ...log, layout: hostile })).toEqual([undefined]);
  }
});

test("only the beginning of a character with thousands of accents is read, but all of an indentation", () => {
  const presented = [`a${"\u0301\u0316".repeat(45_000)}`, `\n${" ".repeat(200)}`, "b"];
  const typed = { kind: "typed", removed: 0 } as const;
  const edits = presented.map((each, at) => ({ ...typed, at, start: at, inserted: [each] }));
  const log = keystrokeLog(
    { ...finished(typeKeys("cat", "cat")), presented, inputStream: edits },
    "",
  );
  const read = readSavedTest(logAsJson(log));
  if (typeof read === "string") throw new Error(read);
  for (const characters of [read.trial.presented, read.trial.transcribed.graphemes]) {
    expect(characters.map(({ length }) => length)).toEqual([100, 201, 1]);
  }
});

test("the title of a test is read as one line of at most 100 characters", () => {
  const log = keystrokeLog(finished(typeKeys("cat", "cat")), ` a\u202e\nb ${"c".repeat(1_000)}`);
  expect(readSavedTest(logAsJson(log))).toHaveProperty("title", `a b ${"c".repeat(96)}`);
});

test("the label of a keyboard comes with the log as one line of at most 40 characters", () => {
  const trial = finished(typeKeys("cat", "cat"));
  const labelRead = (keyboardLabel: unknown) => {
    const log = { ...keystrokeLog(trial, "Easy"), keyboardLabel };
    const read = readSavedTest(JSON.stringify(log));
    return typeof read === "string" ? read : read.keyboardLabel;
  };
  const saved = { typedOn: null, title: null, trial, keyboardLabel: "Ergodox" };
  expect(readSavedTest(entryText(saved))).toHaveProperty("keyboardLabel", "Ergodox");
  expect(labelRead(" a\u202e\nb ")).toBe("a b");
  expect(labelRead("k".repeat(1_000_000))).toBe("k".repeat(40));
  for (const hostile of [undefined, null, 7, "", "\u200b", ["a"], { a: 1 }]) {
    expect(labelRead(hostile)).toBeUndefined();
  }
});

test("a test after a pause of eight days, and with one within it, is saved without the keys before the pauses, and read", () => {
  const day = 24 * 60 * 60 * 1000;
  const key = (at: number) => ({ kind: "down", code: "KeyC", at }) as const;
  const typed = { kind: "typed", removed: 0 } as const;
  const edits = [
    { ...typed, at: 8 * day, start: 0, inserted: ["c"], keys: [key(0), key(8 * day)] },
    { ...typed, at: 8 * day + 150, start: 1, inserted: ["a"], keys: [key(8 * day + 150)] },
    { ...typed, at: 16 * day, start: 2, inserted: ["t"], keys: [key(9 * day), key(16 * day)] },
  ];
  const trial = finished(trialOfEvents("cat", null, edits, 500));
  expect(trial.inputStream.map(({ keys }) => keys?.length)).toEqual([1, 1, 1]);
  const read = readSavedTest(logAsJson(keystrokeLog(trial, "Your text")));
  if (typeof read === "string") throw new Error(read);
  expect(read.trial).toEqual(trial);
});

/** The trial that results from edits and interruptions, their times shifted by `opened`. */
function trialOfEvents(
  presented: string,
  limit: Milliseconds | null,
  events: readonly (Edit | Interruption)[],
  opened: Milliseconds,
): Trial {
  let trial: Trial = newTrial(presented, limit);
  for (const event of events) {
    trial =
      "from" in event
        ? interrupt(trial, { ...event, from: opened + event.from, to: opened + event.to })
        : applyEdit(trial, shifted(event, opened));
  }
  return trial;
}

function shifted({ at, receivedAt, keys, ...given }: Edit, opened: Milliseconds): Edit {
  return {
    ...given,
    at: opened + at,
    ...(receivedAt !== undefined && { receivedAt: opened + receivedAt }),
    ...(keys && { keys: keys.map((key) => ({ ...key, at: opened + key.at })) }),
  };
}
