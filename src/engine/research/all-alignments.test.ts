import fc from "fast-check";
import { expect, test } from "vitest";
import { align } from "../test-aids/align.ts";
import { minimumStringDistance } from "../alignment/minimum-string-distance.ts";
import { runToEnd } from "../work.ts";
import { allAlignmentsInSteps } from "./all-alignments.ts";

function of(presented: string, transcribed: string) {
  const [one, other] = [presented.split(""), transcribed.split("")];
  const distance = minimumStringDistance(align(one, other, "whole", "two errors"));
  return runToEnd(allAlignmentsInSteps(one, other, distance));
}

test('the example of the paper: "quickly" typed "qucehkly"', () => {
  // Three alignments of eight characters and one of nine, with three errors each.
  expect(of("quickly", "qucehkly")).toEqual({
    count: 4,
    meanLength: 8.25,
    errorRate: 3 / 8.25,
    // Of 7 presented characters 8.25 are 1.25 too many, of 8 typed ones 0.25.
    inserted: 1.25,
    omitted: 0.25,
    substituted: 1.5,
  });
});

test("a letter doubled may be the first of the two or the second", () => {
  expect(of("hello", "helllo")).toMatchObject({ count: 3, meanLength: 6, inserted: 1 });
});

test("two letters swapped: one omitted and inserted on either side, or both substituted", () => {
  // Two of three characters, and one of two.
  const found = of("ab", "ba");
  expect(found?.count).toBe(3);
  expect(found?.meanLength).toBeCloseTo(8 / 3, 12);
  expect(found?.substituted).toBeCloseTo(2 / 3, 12);
});

test("texts that agree have one alignment, empty ones too", () => {
  expect(of("cat", "cat")).toMatchObject({ count: 1, meanLength: 3, errorRate: 0 });
  expect(of("", "")).toMatchObject({ count: 1, meanLength: 0, errorRate: 0 });
  expect(of("cat", "")).toMatchObject({ count: 1, meanLength: 3, omitted: 3, errorRate: 1 });
});

/** Every alignment, one by one, as its steps: what was to be typed and what was, "" for nothing. */
function* everyAlignment(
  one: string,
  other: string,
): Generator<readonly (readonly [presented: string, typed: string])[]> {
  if (one === "" && other === "") yield [];
  for (const [down, across] of [
    [1, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    if (one.length < down || other.length < across) continue;
    for (const rest of everyAlignment(one.slice(down), other.slice(across))) {
      yield [[one.slice(0, down), other.slice(0, across)], ...rest];
    }
  }
}

test("count, mean and weights are those of all alignments written out", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(text, text, (presented, transcribed) => {
      const all = [...everyAlignment(presented, transcribed)].map((steps) => ({
        length: steps.length,
        errors: steps.filter(([meant, typed]) => meant !== typed),
      }));
      const fewest = Math.min(...all.map(({ errors }) => errors.length));
      const best = all.filter(({ errors }) => errors.length === fewest);
      const meanOf = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / best.length;

      const found = of(presented, transcribed);
      expect(found?.count).toBe(best.length);
      expect(found?.meanLength).toBeCloseTo(meanOf(best.map(({ length }) => length)), 9);
      const meanWith = (isIt: (meant: string, typed: string) => boolean) =>
        meanOf(
          best.map(({ errors }) => errors.filter(([meant, typed]) => isIt(meant, typed)).length),
        );
      expect(found?.omitted).toBeCloseTo(
        meanWith((_, typed) => typed === ""),
        9,
      );
      expect(found?.inserted).toBeCloseTo(
        meanWith((meant) => meant === ""),
        9,
      );
      expect(found?.substituted).toBeCloseTo(
        meanWith((meant, typed) => meant !== "" && typed !== ""),
        9,
      );
    }),
    { numRuns: 60 },
  );
});

test("texts too long and too different, or with too many alignments, are not analysed", () => {
  expect(of("a".repeat(3_000), "b".repeat(3_000))).toBeNull();
  expect(of("ab".repeat(400), "ba".repeat(90))).toSatisfy(
    (found: ReturnType<typeof of>) => found === null || Number.isFinite(found.count),
  );
  // A long text with few errors is.
  const long = "the quick brown fox ".repeat(2_000);
  expect(of(long, long.replace("quick", "qick"))).toMatchObject({ count: 1, omitted: 1 });
});
