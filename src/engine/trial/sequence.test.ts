import fc from "fast-check";
import { expect, test } from "vitest";
import { type Sequence, spliced } from "./sequence.ts";

/** Changes of a list: the place as a share of its length, and the numbers of items. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1.1, noNaN: true }),
    removed: fc.oneof(fc.nat(3), fc.nat(3_000)),
    inserted: fc.oneof(fc.nat(3), fc.nat(3_000)),
  }),
  { maxLength: 12 },
);

test("after any changes, a sequence reads like an array, and no version changes another", () => {
  fc.assert(
    fc.property(changes, fc.nat(6_000), (list, place) => {
      const versions: [Sequence<number>, readonly number[]][] = [[[], []]];
      let next = 0;
      for (const { at, removed, inserted } of list) {
        const [sequence, array] = versions.at(-1) ?? [[], []];
        const start = Math.round(at * array.length);
        const items = Array.from({ length: inserted }, () => (next += 1));
        versions.push([
          spliced(sequence, start, removed, items),
          array.toSpliced(start, removed, ...items),
        ]);
      }
      for (const [sequence, array] of versions) {
        expect(Array.from(sequence)).toEqual(array);
        expect(sequence.length).toBe(array.length);
        expect(sequence.at(place)).toBe(array.at(place));
        expect(sequence.at(-1)).toBe(array.at(-1));
        expect(sequence.slice(place, place + 700)).toEqual(array.slice(place, place + 700));
      }
    }),
  );
});
