import { summarize } from "../engine/metrics/summarize.ts";
import { type LikelyRange, measureSpeed } from "../engine/metrics/likely-range.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Exercise, ClaimedRun, Rival } from "../exercises/exercise.ts";
import { numberText } from "../format/format-figures.ts";
import type { SavedResult } from "../format/saved-result.ts";
import { evenPacer, pacerOf, rivalRunOf } from "./rival-run.ts";

/** The slowest and the fastest steady speed to race against, in WPM. */
export const slowestSteady = 5;
export const fastestSteady = 300;

/** An exercise raced against someone; Restart and Rematch race the same text again. */
export function raceExercise(exercise: Exercise, rival: Rival): Exercise {
  const race: Exercise = {
    ...exercise,
    rival,
    again: () => race,
    alone: exercise.alone ?? exercise.again,
  };
  return race;
}

/** An exercise raced against a steady speed, in WPM; the exercises that follow it are raced too. */
export function steadyRace(exercise: Exercise, wordsPerMinute: number): Exercise {
  return {
    ...exercise,
    rival: steadyRival(wordsPerMinute),
    again: () => steadyRace(exercise.again(), wordsPerMinute),
    atLevel: (level) => steadyRace(exercise.atLevel(level), wordsPerMinute),
    alone: exercise.alone ?? exercise.again,
  };
}

/** The properties of a rival that does not come from a link. */
const ofThisPage = { isSteady: false, claim: null, answered: null } as const;

/** The run that a link carries. */
export function claimedRival(text: string, claim: ClaimedRun, answered: ClaimedRun | null): Rival {
  const { wordsPerMinute, likelyRange } = claim.figures;
  return {
    name: `${claimedSpeed(claim.figures)}, unverified`,
    whose: "rival",
    pacer: pacerOf(claim.run, presentedCharacters(text)),
    wordsPerMinute,
    isSteady: false,
    halfWidth: claimedHalfWidth(likelyRange),
    claim,
    answered,
  };
}

/**
 * The half-width from which a claimed range was computed: its reach is wider by √2, and each of its ends
 * was rounded outward, by half a WPM on average.
 */
export function claimedHalfWidth(range: LikelyRange | null): number | null {
  if (!range || range.low === 0) return null;
  const reach = Math.log((range.high - 0.5) / (range.low + 0.5)) / 2;
  return Math.max(0, reach) / Math.SQRT2;
}

/** A claimed speed, and the option that makes it another kind of test: "62 WPM with Stop on mistakes". */
export function claimedSpeed({ wordsPerMinute, isStopped }: SavedResult): string {
  return `${numberText(wordsPerMinute)} WPM${isStopped ? " with Stop on mistakes" : ""}`;
}

/** The visitor's own earlier run. */
export function ownRival(trial: FinishedTrial): Rival {
  const { wordsPerMinute } = summarize(trial);
  return {
    ...ofThisPage,
    name: `your ${numberText(wordsPerMinute)} WPM`,
    whose: "before",
    pacer: pacerOf(rivalRunOf(trial, Infinity), trial.presented),
    wordsPerMinute,
    halfWidth: measureSpeed(trial).halfWidth,
  };
}

/** A steady speed, which does not vary. */
export function steadyRival(wordsPerMinute: number): Rival {
  return {
    ...ofThisPage,
    name: `a steady ${numberText(wordsPerMinute)} WPM`,
    whose: "steady",
    pacer: evenPacer(wordsPerMinute),
    wordsPerMinute,
    isSteady: true,
    halfWidth: 0,
  };
}
