import type { PractisedText } from "../../engine/practice.ts";

/** For tests: metrics of a letter or a pair, from its attempts, mean interval and misses. */
export function exampleMetrics(
  text: string,
  times: number,
  mean: number,
  missed = 0,
): PractisedText {
  const samples = times - missed;
  return {
    text,
    samples,
    mean: samples > 0 ? mean : null,
    longest: samples > 0 ? mean : 0,
    typicalTime: samples > 0 ? mean : null,
    attempts: times,
    missed,
    missedShare: times > 0 ? missed / times : null,
  };
}
