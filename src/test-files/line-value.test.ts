import fc from "fast-check";
import { expect, test } from "vitest";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { lineValue } from "./line-value.ts";
import { entryText } from "./save-tests.ts";

/** Typed with keys, whose times are not whole, and with characters that are more than one code unit. */
function lineOf(text: string, keys: string): string {
  const trial = typeKeys(text, keys, 120.3) as FinishedTrial;
  const inputStream = trial.inputStream.map((edit) => ({
    ...edit,
    receivedAt: edit.at + 1.5,
    keys: [
      { kind: "up", code: "KeyA", at: edit.at - 240.25 },
      { kind: "down", code: "Digit1", at: edit.at },
    ] as const,
  }));
  return entryText({ typedOn: 4, title: 'A "title"', trial: { ...trial, inputStream } });
}

const lines = [
  lineOf("a cat", "a xx<<cat"),
  lineOf('"\\ é\nд字👩‍🚀', '"\\ é\nд字👩‍🚀'),
  entryText({ typedOn: null, title: null, trial: typeKeys("hi", "hi", 200) as FinishedTrial }),
];

const read = (line: string) => lineValue(new TextEncoder().encode(`x${line},\n`), 1);

/** What `JSON.parse` has, without keys. */
function parsedWithoutKeys(line: string): unknown {
  return JSON.parse(line, (name, value: unknown) => (name === "keys" ? undefined : value));
}

test.each(lines)("a line as the site writes it is read as JSON.parse reads it: %s", (line) => {
  expect(read(line)).toEqual({
    value: parsedWithoutKeys(line),
    end: 1 + new TextEncoder().encode(line).length,
  });
});

test.each(["0.1", "-0.125", "99999999.999", "12345.67", "4.35", "0", "-0"])(
  "a time is the number that JSON.parse has: %s",
  (time) => {
    const line = lines[2]?.replace('"at":200', `"at":${time}`) ?? "";
    expect(read(line)?.value).toEqual(JSON.parse(line));
  },
);

const change = fc.record({
  line: fc.constantFrom(...lines),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(12),
  inserted: fc.oneof(
    fc.constantFrom('"', "\\", "{", "]}}", ",", "-", "00", "1e9", ".5", '"log":{', ',"edits":['),
    fc.string({ unit: "binary", maxLength: 4 }),
  ),
});

test("a line that was changed is read as JSON.parse reads it, or left to it", () => {
  fc.assert(
    fc.property(change, ({ line, at, removed, inserted }) => {
      const start = Math.floor(at * line.length);
      const changed = line.slice(0, start) + inserted + line.slice(start + removed);
      const found = read(changed);
      if (found?.end !== 1 + new TextEncoder().encode(changed).length) return;
      expect(found.value).toEqual(parsedWithoutKeys(changed.toWellFormed()));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["an object besides the log", '{"typedOn":{"edits":[]},"log":{"presented":"a","edits":[E]}}'],
  ["the edits of something else", '{"log":{"presented":"a"},"title":{"a":1,"edits":[E]}}'],
  ["a log by itself", '{"presented":"a","edits":[E]}'],
  ["no edit", '{"log":{"presented":"a","edits":[]}}'],
  ["a line within", '{"log":{"presented":"a",\n"b":1,"edits":[E]}}'],
])("left to JSON.parse: %s", (_name, line) => {
  const edit = '{"at":0,"kind":"typed","start":0,"removed":0,"inserted":"a"}';
  expect(read(line.replace("E", edit))).toBeNull();
});
