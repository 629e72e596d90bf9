import { passages } from "../../src/content/passages.ts";
import type { Attempt } from "../../src/engine/mistakes/attempts.ts";
import {
  countAttempts,
  newPracticeCounts,
  type PracticeCounts,
  practiceOf,
  recentCounts,
} from "../../src/engine/practice.ts";
import { normal, randomFrom } from "../../src/engine/test-aids/typing-log.ts";
import { weakSpots } from "../../src/texts/drill.ts";
import { medianTypist } from "./typists.ts";

/** How often weak spots were named, and how many of the slow ones are slow; shares from 0 to 1. */
export interface NamedSpots {
  /** People of whom a weak spot was named. */
  readonly withSpots: number;
  /** Slow letters and pairs that take the person longer than most; `NaN` if none was named. */
  readonly trulySlow: number;
}

const texts = Object.values(passages).flat();
const median = 180;
const missed = 0.025;
const { spread = 0, pauses = 0, pauseTail = 0 } = medianTypist;

/**
 * Simulates people who type `tests` of the site's passages and pause as real people do; the same seed gives
 * the same people.
 *
 * @param difference standard deviation of the times of a person's letters, and of the additional times of
 *   their pairs, on the scale of logarithms
 */
export function namedSpots(
  difference: number,
  tests: number,
  { people, seed }: { people: number; seed: number },
): NamedSpots {
  const random = randomFrom(seed);
  let withSpots = 0;
  let slow = 0;
  let trulySlow = 0;
  for (let person = 0; person < people; person += 1) {
    const ownTime = ownTimes(difference, random);
    const typed = Array.from({ length: tests }, () => simulatedCounts(ownTime, random));
    const spots = weakSpots(practiceOf(recentCounts(typed.toReversed())));
    if (spots.length > 0) withSpots += 1;
    const slowSpots = spots.filter(({ isSlow }) => isSlow);
    slow += slowSpots.length;
    trulySlow += slowSpots.filter(({ text }) => {
      const [letter = "", second] = text;
      return (second === undefined ? ownTime(letter) : ownTime(second) + ownTime(text)) > 0;
    }).length;
  }
  return { withSpots: withSpots / people, trulySlow: trulySlow / slow };
}

/** Returns a function that draws the time of each letter and pair once, on the scale of logarithms. */
function ownTimes(difference: number, random: () => number): (text: string) => number {
  const times = new Map<string, number>();
  return (text) => {
    const time = times.get(text) ?? difference * normal(random);
    times.set(text, time);
    return time;
  };
}

/** The counts of a person's test on one of the passages, drawn at random. */
function simulatedCounts(ownTime: (text: string) => number, random: () => number): PracticeCounts {
  const counts = newPracticeCounts();
  const presented = Array.from(texts[Math.floor(random() * texts.length)] ?? "");
  let isAfterRight = false;
  const made = presented.map((letter, position): Attempt => {
    const time = ownTime(letter) + ownTime(`${presented[position - 1]}${letter}`);
    const pause = random() < pauses ? 2_000 - pauseTail * Math.log(1 - random()) : 0;
    const interval = median * Math.exp(time + spread * normal(random)) + pause;
    if (position > 0) counts.intervals.push(interval);
    const isRight = random() >= missed;
    const attempt: Attempt = {
      outcome: isRight ? "same" : "substituted",
      position,
      typed: isRight ? letter : "#",
      isCorrected: false,
      edit: position,
      interval: isRight && isAfterRight ? interval : null,
      isAfterRight,
    };
    isAfterRight = isRight;
    return attempt;
  });
  countAttempts(counts, presented, made);
  return counts;
}
