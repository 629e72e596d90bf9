import { changeOverTime, combinedSpeed } from "../../src/engine/metrics/several-tests.ts";
import { randomFrom } from "../../src/engine/test-aids/typing-log.ts";
import { median } from "d3-array";
import { type Length, nextSpeeds, testsOf, type Typist } from "./typists.ts";

/** How often the tests of a visit, taken together, were right; shares from 0 to 1. */
export interface VisitCoverage {
  /** One test more ended within their range. */
  readonly anotherTest: number;
  /** Half the width of the median range, on the scale of logarithms. */
  readonly medianReach: number;
  /** The later tests were called different from the earlier ones. */
  readonly calledDifferent: number;
  /** The same if the later ones are faster by 15 %. */
  readonly foundFaster: number;
}

/** Simulates visits of `tests` tests; the same seed gives the same visits. */
export function visitCoverageOf(
  typist: Typist,
  length: Length,
  tests: number,
  { visits, seed }: { visits: number; seed: number },
): VisitCoverage {
  const random = randomFrom(seed);
  const reaches: number[] = [];
  let within = 0;
  let different = 0;
  let faster = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    const process = testsOf(typist, length, random);
    const own = nextSpeeds(process, tests);
    const { low = 0, high = Infinity } = combinedSpeed(own) ?? {};
    reaches.push(Math.log(high / low) / 2);
    const another = process.next().value.wordsPerMinute;
    if (another >= low && another <= high) within += 1;
    if (changeOverTime(own)?.isBeyondChance === true) different += 1;
    const sped = own.map(({ wordsPerMinute, halfWidth }, index) => ({
      wordsPerMinute: wordsPerMinute * (index < Math.floor(tests / 2) ? 1 : 1.15),
      halfWidth,
    }));
    const change = changeOverTime(sped);
    if (change?.isBeyondChance === true && change.later > change.earlier) faster += 1;
  }
  return {
    anotherTest: within / visits,
    medianReach: median(reaches) ?? 0,
    calledDifferent: different / visits,
    foundFaster: faster / visits,
  };
}
