import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit } from "./edit.ts";
import { typeKeys } from "../test-aids/key-script.ts";
import { stepAt, transcribedAt } from "./replay.ts";
import { nothingTranscribed, transcribedAfter } from "./transcribed-text.ts";

test("the text at each step, corrections included", () => {
  const { inputStream } = typeKeys("cat", "cx<at");
  const texts = [0, 1, 2, 3, 4, 5].map((step) => transcribedAt(inputStream, step).join(""));
  expect(texts).toEqual(["", "c", "cx", "c", "ca", "cat"]);
});

test("before the first edit the text is empty, after the last one it is the final text", () => {
  const { inputStream } = typeKeys("cat", "cat");
  expect(transcribedAt(inputStream, -1)).toEqual([]);
  expect(transcribedAt(inputStream, 99)).toEqual(["c", "a", "t"]);
  expect(transcribedAt([], 0)).toEqual([]);
});

test("the step at a moment is the number of edits until then", () => {
  const { inputStream } = typeKeys("cats", "cats", 100);
  expect([-1, 0, 99, 100, 250, 300, 9_999].map((at) => stepAt(inputStream, at))).toEqual([
    0, 1, 1, 2, 3, 4, 4,
  ]);
  expect(stepAt([], 100)).toBe(0);
});

test("any stream, any step: the text is that of all edits before, one after the other", () => {
  const edit = fc.record({
    kind: fc.constant("typed" as const),
    at: fc.nat(),
    start: fc.nat(12),
    removed: fc.nat(4),
    inserted: fc.array(fc.constantFrom("a", "é", "👩‍🚀"), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(edit, { maxLength: 150 }),
      fc.nat(150),
      (inputStream: readonly Edit[], step) => {
        const expected = inputStream.slice(0, step).reduce(transcribedAfter, nothingTranscribed);
        expect(transcribedAt(inputStream, step)).toEqual(Array.from(expected.graphemes));
      },
    ),
    { numRuns: 200 },
  );
});
