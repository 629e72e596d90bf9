import { compareConditions } from "../../src/engine/metrics/compare-conditions.ts";
import { normal, randomFrom } from "../../src/engine/test-aids/typing-log.ts";
import { nextSpeeds, testsOf, type Typist } from "./typists.ts";

const testsInEach = 3;
const gain = 0.15;

/** How often two conditions were reported as different; shares from 0 to 1. */
export interface ConditionCoverage {
  /** They are equally fast on average. */
  readonly calledDifferent: number;
  /** B is faster by 15 % on average. */
  readonly foundFaster: number;
}

/**
 * Simulates studies in which each person types three tests of 200 characters in both conditions; the same
 * seed gives the same studies.
 *
 * @param difference standard deviation of how much condition B helps a person, on the scale of logarithms
 */
export function conditionCoverageOf(
  typist: Typist,
  people: number,
  difference: number,
  { studies, seed }: { studies: number; seed: number },
): ConditionCoverage {
  const random = randomFrom(seed);
  const shareBeyondChance = (mean: number) => {
    let found = 0;
    for (let study = 0; study < studies; study += 1) {
      const runs = Array.from({ length: people }, () => {
        const process = testsOf(typist, { characters: 200 }, random);
        const typed = (help: number) =>
          nextSpeeds(process, testsInEach).map(({ wordsPerMinute, halfWidth }) => ({
            wordsPerMinute: wordsPerMinute * Math.exp(help),
            halfWidth,
          }));
        return [{ a: typed(0), b: typed(mean + difference * normal(random)) }];
      });
      const { logRatio = 0, reach = Infinity } = compareConditions(runs) ?? {};
      if (mean > 0 ? logRatio > reach : Math.abs(logRatio) > reach) found += 1;
    }
    return found / studies;
  };
  return {
    calledDifferent: shareBeyondChance(0),
    foundFaster: shareBeyondChance(Math.log(1 + gain)),
  };
}
