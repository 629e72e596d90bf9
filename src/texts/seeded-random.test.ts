import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

test("a random number is from 0 to below 1, and the same for the same arguments", () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer(), { maxLength: 3 }), (seed, numbers) => {
      const drawn = seededRandom(seed, ...numbers);
      expect(drawn).toBeGreaterThanOrEqual(0);
      expect(drawn).toBeLessThan(1);
      expect(seededRandom(seed, ...numbers)).toBe(drawn);
    }),
  );
});

test("random numbers of neighbouring arguments fill all tenths equally", () => {
  for (const draw of [
    (number: number) => seededRandom(number),
    (number: number) => seededRandom(7, number),
    (number: number) => seededRandom(7, number, 3),
    (number: number) => seededRandom(number, 7, 3),
  ]) {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let number = 0; number < 10_000; number += 1) {
      const tenth = Math.floor(draw(number) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(880);
    expect(Math.max(...tenths)).toBeLessThan(1120);
  }
});
