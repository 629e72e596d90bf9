import { expect, test } from "vitest";
import { align } from "../test-aids/align.ts";
import { minimumStringDistance } from "../alignment/minimum-string-distance.ts";
import { runToEnd } from "../work.ts";
import { allAlignmentsInSteps } from "./all-alignments.ts";
import { throughput } from "./throughput.ts";

/** @param seconds from the first character to the last */
function of(presented: string, transcribed: string, seconds: number): number | null {
  const [one, other] = [presented.split(""), transcribed.split("")];
  const distance = minimumStringDistance(align(one, other, "whole", "two errors"));
  const alignments = runToEnd(allAlignmentsInSteps(one, other, distance));
  return throughput(one, other.length, alignments, seconds * 1000);
}

/** H(X) of English letters and the space: 4.0903 bits, as in the paper. */
const perCharacter = 4.0903;

test("the paper's example: two phrases in 12 s, 3.238 bits a character at 4 characters a second", () => {
  // As the independent implementation `tet` quotes it: 12.952 bits/s from figures rounded on the way,
  // 12.954965 unrounded. Of 55 characters 2 are substituted and 7 omitted.
  const value = of(
    "my watch fell in the waterprevailing wind from the east",
    "my wacch fell in waterpreviling wind on the east",
    12,
  );
  expect(value).toBeCloseTo(12.954_965, 4);
});

test("text without an error carries all of its information", () => {
  expect(of("late", "late", 1)).toBeCloseTo(4 * perCharacter, 3);
});

test("by hand: one of two letters skipped, so that half of the source is lost", () => {
  // p(x, null) = p(x) / 2 says nothing of x: H(X|Y) = H(X) / 2. One character in half a second.
  expect(of("ab", "a", 0.5)).toBeCloseTo(perCharacter, 3);
});

test("a hasty test with errors and a careful one without can carry the same", () => {
  const careful = of("the cat sat", "the cat sat", 3) ?? 0;
  const hasty = of("the cat sat", "the czt sat", 2) ?? 0;
  expect(hasty).toBeGreaterThan(careful);
  expect(hasty).toBeLessThan(1.5 * careful);
});

test("a text with letters other than a to z has no throughput; in no time it is 0", () => {
  expect(of("schön", "schön", 1)).toBeNull();
  expect(of("Ab, 1!", "Ab, 1!", 1)).toBeCloseTo(6 * perCharacter, 3);
  expect(of("late", "late", 0)).toBe(0);
  expect(throughput(["a"], 1, null, 1000)).toBeNull();
});

test("throughput is 0 if no character is right and one is inserted", () => {
  expect(of("aaaaaaaaaa", "bcdefghijkl", 1)).toBe(0);
});
