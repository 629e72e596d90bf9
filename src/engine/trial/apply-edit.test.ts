import { expect, test } from "vitest";
import { plain, setValue, typeKeys } from "../test-aids/key-script.ts";
import { applyEdit } from "./apply-edit.ts";
import { elapsed, newTrial } from "./trial.ts";

test("a trial without input has not started", () => {
  expect(newTrial("cat").phase).toBe("ready");
});

test("the first character starts the clock at the time of its edit", () => {
  expect(setValue(newTrial("cat"), "c", 1234.5)).toMatchObject({
    phase: "running",
    startedAt: 1234.5,
  });
});

test("the character that brings the text to the passage's length ends the trial, right or wrong", () => {
  expect(typeKeys("cat", "cxx", 200)).toMatchObject({
    phase: "finished",
    startedAt: 0,
    finishedAt: 400,
    errors: 2,
  });
});

test("a finished trial ignores further edits", () => {
  const finished = typeKeys("cat", "cat");
  expect(setValue(finished, "dog", 900)).toBe(finished);
});

test("a paste longer than the passage completes it and is kept whole", () => {
  const pasted = setValue(newTrial("cat"), "cats and dogs", 50, "pasted");
  expect(pasted).toMatchObject({ phase: "finished", startedAt: 50, finishedAt: 50 });
  expect(pasted.transcribed.text).toBe("cats and dogs");
});

test("text that was in the field before is kept, and the clock waits for the first key", () => {
  const prefilled = setValue(newTrial("cat"), "ca", 10, "prefilled");
  expect(prefilled.phase).toBe("ready");
  expect(setValue(prefilled, "cat", 70)).toMatchObject({ phase: "finished", startedAt: 70 });
});

test("deleting prefilled text does not start the clock", () => {
  const prefilled = setValue(newTrial("cat"), "ca", 10, "prefilled");
  expect(setValue(prefilled, "c", 20, "deleted").phase).toBe("ready");
});

test("an edit has the keys of the ten minutes before it", () => {
  const minute = 60_000;
  const keys = [0, 1, 10].map((at) => ({ kind: "down", code: "KeyC", at: at * minute }) as const);
  const edit = { kind: "typed", start: 0, removed: 0, inserted: ["c"], keys } as const;
  const { inputStream } = plain(applyEdit(newTrial("cat"), { ...edit, at: 10 * minute }));
  expect(inputStream[0]?.keys).toEqual(keys.slice(1));
});

test("a timestamp that runs backwards counts as no time passing", () => {
  const late = setValue(setValue(newTrial("cat"), "c", 500), "ca", 400);
  expect(late.inputStream.map(({ at }) => at)).toEqual([500, 500]);
});

test("corrections stay in the input stream", () => {
  const kinds = typeKeys("cat", "cx<a").inputStream.map(({ kind, start, removed, inserted }) => [
    kind,
    start,
    removed,
    inserted.join(""),
  ]);
  expect(kinds).toEqual([
    ["typed", 0, 0, "c"],
    ["typed", 1, 0, "x"],
    ["deleted", 1, 1, ""],
    ["typed", 1, 0, "a"],
  ]);
});

test("an edit in the middle moves what follows, and errors are counted again", () => {
  const typed = typeKeys("house", "huse");
  expect(typed.errors).toBe(3);
  const mended = setValue(typed, "house".slice(0, 4), 500);
  expect(mended.errors).toBe(0);
});

test("replacing everything counts only the new text", () => {
  const replaced = setValue(typeKeys("house", "xxxx"), "h", 500);
  expect(replaced).toMatchObject({ phase: "running", errors: 0 });
});

test("an edit of nothing at all is not recorded", () => {
  expect(setValue(newTrial("cat"), "", 10).inputStream).toEqual([]);
});

test("the clock stands still once the trial is complete", () => {
  expect(elapsed(typeKeys("cat", "cat", 150), 99_999)).toBe(300);
});
