import { median, sum } from "d3-array";
import { randomFrom } from "../../src/engine/test-aids/typing-log.ts";
import type { Method } from "./methods.ts";
import { type Length, type SimulatedTest, testsOf, type Typist } from "./typists.ts";

/** How often a method kept its word; shares from 0 to 1. */
export interface Coverage {
  /** Another test, typed right after or right before, ended within the range. */
  readonly anotherTest: number;
  /** The speed over all tests lay within the half-width. */
  readonly longRun: number;
  /** Two tests of the same person were called different. */
  readonly calledDifferent: number;
  /** Tests that had a range at all; the other shares are of these. */
  readonly shown: number;
  /** The range of the middlemost test reaches so far to either side, on the scale of logarithms. */
  readonly medianReach: number;
}

/** The same for the same seed. Tests come in pairs, so an even number of them. */
export function coverageOf(
  typist: Typist,
  length: Length,
  methods: readonly Method[],
  { tests, seed }: { tests: number; seed: number },
): readonly Coverage[] {
  const random = randomFrom(seed);
  const pairs = Array.from({ length: tests / 2 }, () => {
    const process = testsOf(typist, length, random);
    return [process.next().value, process.next().value] as const;
  });
  const times = pairs.flat().map(({ wordsPerMinute }) => 1 / wordsPerMinute);
  const longRun = times.length / sum(times);
  return methods.map((method) => coverageBy(method, pairs, longRun));
}

function coverageBy(
  { halfWidth, another }: Method,
  pairs: readonly (readonly [SimulatedTest, SimulatedTest])[],
  longRun: number,
): Coverage {
  const reaches: number[] = [];
  let withinAnother = 0;
  let withinLongRun = 0;
  let compared = 0;
  let different = 0;
  for (const pair of pairs) {
    const [one, other] = pair;
    const between = distance(one.wordsPerMinute, other.wordsPerMinute);
    const widths = pair.map(({ steps }) => halfWidth(steps));
    for (const [index, width] of widths.entries()) {
      if (width === null) continue;
      reaches.push(width * another);
      if (between <= width * another) withinAnother += 1;
      const speed = (index === 0 ? one : other).wordsPerMinute;
      if (distance(speed, longRun) <= width) withinLongRun += 1;
    }
    const [first = null, second = null] = widths;
    if (first === null || second === null) continue;
    compared += 1;
    if (between > Math.hypot(first, second)) different += 1;
  }
  return {
    anotherTest: withinAnother / reaches.length,
    longRun: withinLongRun / reaches.length,
    calledDifferent: different / compared,
    shown: reaches.length / (2 * pairs.length),
    medianReach: median(reaches) ?? 0,
  };
}

function distance(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
