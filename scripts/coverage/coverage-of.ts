import { median, sum } from "d3-array";
import { randomFrom } from "../../src/engine/test-aids/typing-log.ts";
import type { Method } from "./methods.ts";
import { type Length, type SimulatedTest, testsOf, type Typist } from "./typists.ts";

/** How often a method was right; shares from 0 to 1. */
export interface Coverage {
  /** Another test, typed right after or right before, ended within the range. */
  readonly anotherTest: number;
  /** Two tests of the same person were called different. */
  readonly calledDifferent: number;
  /** Tests that had a range at all; the other shares are of these. */
  readonly shown: number;
  /** Half the width of the median range, on the scale of logarithms. */
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
  return methods.map((method) => coverageBy(method, pairs));
}

function coverageBy(
  { halfWidth }: Method,
  pairs: readonly (readonly [SimulatedTest, SimulatedTest])[],
): Coverage {
  const reaches: number[] = [];
  let withinAnother = 0;
  let compared = 0;
  let different = 0;
  for (const pair of pairs) {
    const [one, other] = pair;
    const between = Math.abs(Math.log(one.wordsPerMinute / other.wordsPerMinute));
    const [first, second] = [halfWidth(one.steps), halfWidth(other.steps)];
    for (const width of [first, second]) {
      if (width === null) continue;
      reaches.push(width * Math.SQRT2);
      if (between <= width * Math.SQRT2) withinAnother += 1;
    }
    if (first === null || second === null) continue;
    compared += 1;
    if (between > Math.hypot(first, second)) different += 1;
  }
  return {
    anotherTest: withinAnother / reaches.length,
    calledDifferent: different / compared,
    shown: reaches.length / (2 * pairs.length),
    medianReach: median(reaches) ?? 0,
  };
}

/**
 * The variance of a test's log speed within a person, times its characters: real people have 1.6 to 2.4.
 * From the difference of two tests that follow one another, which varies twice as much.
 */
export function varianceTimesCharacters(
  typist: Typist,
  characters: number,
  { tests, seed }: { tests: number; seed: number },
): number {
  const random = randomFrom(seed);
  const squares = sum(Array.from({ length: tests / 2 }), () => {
    const process = testsOf(typist, { characters }, random);
    const [one, other] = [process.next().value, process.next().value];
    return Math.log(one.wordsPerMinute / other.wordsPerMinute) ** 2;
  });
  return (characters * squares) / tests;
}
