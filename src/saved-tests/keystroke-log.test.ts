import { expect, test } from "vitest";
import { applyEdit } from "../engine/trial/apply-edit.ts";
import { finished, setValue } from "../engine/test-aids/key-script.ts";
import { trialOf, typingLog } from "../engine/test-aids/typing-log.ts";
import { newTrial } from "../engine/trial/trial.ts";
import { openTests } from "./open-tests.ts";
import { decodeTest } from "./stored-test.ts";
import { entryText } from "./file-entries.ts";
import { type KeystrokeLog, keystrokeLog, logAsCsv, logAsJson } from "./keystroke-log.ts";

test("a log says how many keys were refused at a mistake, if that option was on", async () => {
  const trial = finished(setValue(setValue(newTrial("ab"), "a", 1000), "ab", 1200));
  const corrections = { limit: "wordonly", refusals: 3 } as const;
  const saved = entryText({ typedOn: null, title: "Easy", trial, refusals: 2, corrections });
  expect(JSON.parse(logAsJson(keystrokeLog(trial, "Easy", { refusals: 2 })))).toMatchObject({
    refusals: 2,
  });
  expect(JSON.parse(logAsJson(keystrokeLog(trial, "Easy")))).not.toHaveProperty("refusals");
  const { tests } = await openTests([new File([saved], "visit.json")]);
  expect(tests.map(decodeTest)).toMatchObject([{ refusals: 2, corrections }]);
});

test("the log counts from the start of the clock, and has each edit", () => {
  const typed = setValue(newTrial("a cat"), "a", 1000.0005);
  const mistyped = setValue(typed, "ax", 1120.5);
  const erased = setValue(mistyped, "a", 1300, "deleted");
  const trial = finished(setValue(erased, "a cat", 2000.25, "pasted"));
  expect(keystrokeLog(trial, "Own text")).toEqual({
    format: "keypace-keystroke-log",
    version: 1,
    engine: 14,
    title: "Own text",
    presented: "a cat",
    limit: null,
    startedAt: 1000,
    duration: 1000.25,
    interruptions: [],
    edits: [
      { at: 0, kind: "typed", start: 0, removed: 0, inserted: "a" },
      { at: 120.5, kind: "typed", start: 1, removed: 0, inserted: "x" },
      { at: 300, kind: "deleted", start: 1, removed: 1, inserted: "" },
      { at: 1000.25, kind: "pasted", start: 1, removed: 0, inserted: " cat" },
    ],
  });
});

test("an edit has its key, when the page received it, and how long its characters are", () => {
  const keys = [
    { kind: "up", code: "Tab", at: 990.125 },
    { kind: "down", code: "KeyE", at: 1000.125 },
  ] as const;
  const edit = { kind: "typed", start: 0, removed: 0, inserted: ["e\u0301"] } as const;
  const trial = finished(
    applyEdit(newTrial("é"), { ...edit, at: 1000.125, receivedAt: 1004.375, keys }),
  );
  expect(keystrokeLog(trial, "Own text").edits).toEqual([
    {
      at: 0,
      receivedAt: 4.25,
      kind: "typed",
      start: 0,
      removed: 0,
      inserted: "e\u0301",
      lengths: [2],
      keys: [
        ["up", "Tab", -10],
        ["down", "KeyE", 0],
      ],
    },
  ]);
});

test("CSV has one edit per line, whatever was typed", () => {
  const typed = setValue(newTrial('="\n,;'), "=", 0);
  const trial = finished(setValue(typed, '="\n,;', 500, "pasted"));
  expect(logAsCsv(keystrokeLog(trial, "Own text"))).toBe(
    [
      "at,receivedAt,kind,start,removed,inserted",
      '0,0,typed,0,0,"""="""',
      String.raw`500,500,pasted,1,0,"""\""\n,;"""`,
      "",
    ].join("\r\n"),
  );
});

test("replaying the edits of the JSON gives the typist's final text", () => {
  const log = typingLog("the quick brown fox jumps over the lazy dog ".repeat(5).trim(), {
    seed: 3,
  });
  const written = logAsJson(keystrokeLog(finished(trialOf(log)), "Own text"));
  const read = JSON.parse(written) as KeystrokeLog;
  const field: string[] = [];
  for (const { start, removed, inserted } of read.edits) field.splice(start, removed, ...inserted);
  expect(field.join("")).toBe(log.ledger.transcribed);
  let clock = 0;
  const times = log.ledger.strokes.map(({ interval }) => (clock += interval));
  expect(read.edits.map(({ at }) => at)).toEqual(times);
  expect(written.trimEnd().split("\n")).toHaveLength(read.edits.length + 2);
});
