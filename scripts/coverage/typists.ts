import { halfWidthOf, type Speed, type Step } from "../../src/engine/metrics/likely-range.ts";
import { normal } from "../../src/engine/test-aids/typing-log.ts";

/** How someone types; what is left out does not occur. */
export interface Typist {
  readonly name: string;
  /** Standard deviation of the intervals, on the scale of logarithms; 0.45 if left out. */
  readonly spread?: number;
  /** Correlation of each interval with the one before, on the scale of logarithms. */
  readonly correlation?: number;
  /** How much longer the first letter of a word takes, as a factor. */
  readonly wordStart?: number;
  /** The chance that a correction begins at a character. */
  readonly corrections?: number;
  /** Standard deviation of a slow drift of the speed, on the scale of logarithms. */
  readonly drift?: number;
  /** The chance of a pause before a key, of two to four seconds. */
  readonly pauses?: number;
  /** If given, pauses last two seconds plus an exponential tail with this mean, in milliseconds. */
  readonly pauseTail?: number;
  /** Standard deviation of the speed from test to test, on the same scale. */
  readonly form?: number;
}

/**
 * The median of 2,053 people of Dhakal et al. (CHI 2018): the spread and correlation of their intervals,
 * corrections, pauses over 2 s, slow drift, and the difference between tests. The tail of the pauses is
 * chosen so that the variance of a test's log speed times its characters is theirs, 1.6 to 2.4.
 */
export const medianTypist: Typist = {
  name: "A person in the middle",
  spread: 0.57,
  correlation: 0.03,
  corrections: 0.028,
  pauses: 0.0028,
  pauseTail: 1_500,
  drift: 0.035,
  form: 0.035,
};

const mixed = { correlation: 0.3, wordStart: 1.6, corrections: 0.05, drift: 0.05 };

/** Typists who vary as real people do; the last one has several kinds of variation at once. */
export const realisticTypists: readonly Typist[] = [
  medianTypist,
  { ...medianTypist, name: "A person who corrects more, 5 %", corrections: 0.05 },
  { ...medianTypist, name: "A person who pauses more, 0.5 %", pauses: 0.005 },
  { name: "All mixed, pauses 0.3 %", ...mixed, pauses: 0.003 },
];

/** Typists who strain one assumption each; 99 of 100 real tests are less steady than the steady ones. */
export const stressTypists: readonly Typist[] = [
  { name: "Independent" },
  { name: "Correlated intervals, 0.3", correlation: 0.3 },
  { name: "Correlated intervals, 0.5", correlation: 0.5 },
  { name: "Word starts × 1.6", wordStart: 1.6 },
  { name: "Corrections 2 %", corrections: 0.02 },
  { name: "Corrections 5 %", corrections: 0.05 },
  { name: "Corrections 8 %", corrections: 0.08 },
  { name: "Drift 5 %", drift: 0.05 },
  { name: "Drift 10 %", drift: 0.1 },
  { name: "Pauses 0.3 %", pauses: 0.003 },
  { name: "Pauses 1 %", pauses: 0.01 },
  { name: "All mixed", ...mixed },
];

/** Typists whose tests differ by more than a single test can show. */
export const varyingTypists: readonly Typist[] = [
  { name: "Speed varies between tests, 3 %", form: 0.03 },
  { name: "Speed varies between tests, 5 %", form: 0.05 },
  { name: "All mixed, speed varies between tests, 5 %", ...mixed, form: 0.05 },
];

/** The end of a test: after a number of characters, or of milliseconds. */
export type Length = { readonly characters: number } | { readonly limit: number };

/** A simulated test from its first character to its end. */
export interface SimulatedTest {
  readonly steps: readonly Step[];
  /** Not rounded. */
  readonly wordsPerMinute: number;
}

const median = 180;
const driftKeys = 100;
const wordLength = 5;
const maxCorrection = 3;

/** The next tests of a person, each with its half-width. */
export function nextSpeeds(process: ReturnType<typeof testsOf>, tests: number): readonly Speed[] {
  return Array.from({ length: tests }, () => {
    const { steps, wordsPerMinute } = process.next().value;
    return { wordsPerMinute, halfWidth: halfWidthOf(steps) };
  });
}

/**
 * Tests of one person, each going on where the one before ended.
 *
 * Intervals are log-normal with a median of 180 ms, about 60 WPM. The drift is an Ornstein–Uhlenbeck
 * process with a correlation time of 100 keys. A correction is one to three characters typed, erased and
 * typed again.
 */
export function* testsOf(
  typist: Typist,
  length: Length,
  random: () => number,
): Generator<SimulatedTest, never, void> {
  const {
    spread = 0.45,
    correlation = 0,
    wordStart = 1,
    corrections = 0,
    drift = 0,
    pauses = 0,
    pauseTail,
    form = 0,
  } = typist;
  const own = Math.sqrt(1 - correlation ** 2);
  const keepsDrift = Math.exp(-1 / driftKeys);
  const newDrift = Math.sqrt(1 - keepsDrift ** 2);
  let swing = normal(random);
  let drifted = normal(random);
  let mood = 1;

  function interval(factor: number): number {
    swing = correlation * swing + own * normal(random);
    drifted = keepsDrift * drifted + newDrift * normal(random);
    return median * mood * factor * Math.exp(spread * swing + drift * drifted) + pause();
  }

  function pause(): number {
    if (pauses === 0 || random() >= pauses) return 0;
    const share = random();
    return 2_000 + (pauseTail === undefined ? 2_000 * share : -pauseTail * Math.log(1 - share));
  }

  function* keys(): Generator<Step, never, void> {
    for (let position = 1; ; position += 1) {
      if (corrections > 0 && random() < corrections) {
        const wrong = 1 + Math.floor(random() * maxCorrection);
        for (let key = 0; key < 2 * wrong; key += 1) {
          yield { time: interval(1), characters: key < wrong ? 1 : -1 };
        }
      }
      yield { time: interval(position % wordLength === 0 ? wordStart : 1), characters: 1 };
    }
  }

  for (;;) {
    mood = Math.exp(form * normal(random));
    yield typed(keys(), length);
  }
}

function typed(keys: Iterator<Step, never, void>, length: Length): SimulatedTest {
  const { characters: last, limit } = { characters: Infinity, limit: Infinity, ...length };
  const steps: Step[] = [];
  let characters = 1;
  let time = 0;
  // As on the site, a wrong last character ends the test, too.
  while (characters < last && time < limit) {
    const { value } = keys.next();
    const isInTime = time + value.time < limit;
    const step = isInTime ? value : { time: limit - time, characters: 0 };
    steps.push(step);
    characters += step.characters;
    time = isInTime ? time + step.time : limit;
  }
  return { steps, wordsPerMinute: (characters * 12_000) / time };
}
