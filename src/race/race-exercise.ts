import { assistedInput, isPasted } from "../engine/metrics/assisted-input.ts";
import { measureSpeed, minCharacters } from "../engine/metrics/likely-range.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { ClaimedRun, Rival } from "../exercises/rival.ts";
import type { PassageSource } from "../exercises/passage-exercise.ts";
import { recipeExercise } from "../exercises/recipe-exercise.ts";
import { type SavedResult, savedResult, shownSpeed, unitOfResult } from "../format/saved-result.ts";
import { speedText, type SpeedUnit, unitOf } from "../format/speed-unit.ts";
import { typingRules, withRules } from "../format/typing-rules.ts";
import { isPossibleResult } from "../links/result-link.ts";
import type { DecodedTest } from "../saved-tests/stored-test.ts";
import { beginningDigest, type TextRecipe } from "../texts/recipe.ts";
import { tidyText } from "../texts/tidy-text.ts";
import { type Challenge, maxOwnTextLength, maxTimes } from "./challenge-link.ts";
import { pacerOf, rivalRunOf, steadyPacer } from "./rival-run.ts";

/** An exercise raced against someone; Restart and Rematch race the same text again, and a level ends the race. */
export function raceExercise(exercise: Exercise, rival: Rival): Exercise {
  const race: Exercise = {
    ...exercise,
    race: { rival, leave: exercise.race?.leave ?? exercise.again },
    again: () => race,
    atLevel: (level) => {
      const next = exercise.atLevel(level);
      // The exercise itself may be a race against a steady speed.
      return next.race?.leave() ?? next;
    },
  };
  return race;
}

/**
 * An exercise raced against a steady speed in WPM, if there is one; the exercises that follow it are raced
 * too.
 */
export function steadyRace(exercise: Exercise, wordsPerMinute?: number | null): Exercise {
  if (!wordsPerMinute) return exercise;
  return {
    ...exercise,
    race: {
      rival: steadyRival(wordsPerMinute, unitOf(presentedCharacters(exercise.text))),
      leave: exercise.race?.leave ?? exercise.again,
    },
    again: () => steadyRace(exercise.again(), wordsPerMinute),
    atLevel: (level) => steadyRace(exercise.atLevel(level), wordsPerMinute),
  };
}

/** The run that a link carries. */
function claimedRival(text: string, claim: ClaimedRun, answered?: ClaimedRun): Rival {
  const { characters, seconds } = claim.figures;
  return {
    name: `${qualifiedSpeed(claim.figures)}, unverified`,
    isSteady: false,
    pacer: pacerOf(claim.run, presentedCharacters(text), { at: seconds * 1_000, characters }),
    ...speedOfRival(claim.figures),
    halfWidth: claimedHalfWidth(claim.figures),
    isTypedThroughout: claim.figures.isTypedThroughout,
    claim,
    answered,
  };
}

/**
 * The half-width from which a claimed range was computed: its reach is wider by √2, and each of its ends
 * was rounded outward, by half a WPM on average. A long typed test without a range was too uneven for one.
 */
export function claimedHalfWidth(figures: SavedResult): number | null {
  const range = figures.likelyRange;
  if (!range) {
    const isTooUneven = figures.isTypedThroughout && figures.characters >= minCharacters;
    return isTooUneven ? Infinity : null;
  }
  if (range.low === 0) return null;
  const reach = Math.log((range.high - 0.5) / (range.low + 0.5)) / 2;
  return Math.max(0, reach) / Math.SQRT2;
}

function speedOfRival(result: SavedResult): Pick<Rival, "speed" | "wordsPerMinute"> {
  const wordsPerMinute = shownSpeed(result);
  return { speed: speedText(wordsPerMinute, unitOfResult(result)), wordsPerMinute };
}

/** A speed, the rules that make it another kind of test, and text that was not typed. */
export function qualifiedSpeed(result: SavedResult): string {
  const speed = withRules(speedOfRival(result).speed, result);
  return result.isTypedThroughout ? speed : `${speed} (some text was not typed)`;
}

/** The visitor's own earlier run. */
export function ownRival(trial: FinishedTrial): Rival {
  const result = savedResult(trial);
  const end = { at: trial.finishedAt - trial.startedAt, characters: result.characters };
  return {
    name: `your ${qualifiedSpeed(result)}`,
    isSteady: false,
    pacer: pacerOf(rivalRunOf(trial, Infinity), trial.presented, end),
    ...speedOfRival(result),
    halfWidth: measureSpeed(trial).halfWidth,
    isTypedThroughout: result.isTypedThroughout,
    isPasted: isPasted(assistedInput(trial.inputStream)),
  };
}

/** A steady speed, which does not vary. */
export function steadyRival(wordsPerMinute: number, unit: SpeedUnit): Rival {
  const speed = speedText(wordsPerMinute, unit);
  return {
    name: `a steady ${speed}`,
    isSteady: true,
    pacer: steadyPacer(wordsPerMinute),
    speed,
    wordsPerMinute,
    halfWidth: 0,
    isTypedThroughout: true,
  };
}

/**
 * The challenge that a finished test makes.
 *
 * @param figures of its result
 * @param answered the run that it replies to, if it was a race against one
 * @returns `null` if the visitor's own text is too long for a link, or nobody can type at this speed.
 */
export function challengeOf(
  recipe: TextRecipe,
  trial: FinishedTrial,
  figures: SavedResult,
  answered?: ClaimedRun,
): Challenge | null {
  const isTooLong = recipe.kind === "own" && trial.presented.length > maxOwnTextLength;
  if (isTooLong || !isPossibleResult(figures)) return null;
  const run: ClaimedRun = { figures, run: rivalRunOf(trial, maxTimes) };
  const digest = beginningDigest(trial.presented.join(""));
  return { recipe, digest, runs: answered ? [run, answered] : [run] };
}

/**
 * The challenge of a test by itself. One from a file has the text and not its recipe.
 *
 * @returns `null` also for a timed test from a file, because a visitor's own text is typed to its end.
 */
export function challengeOfTest(test: DecodedTest): Challenge | null {
  const { title, trial } = test;
  const own = { kind: "own", text: trial.presented.join("") } as const;
  const { recipe = trial.limit === null ? own : null } = test;
  return recipe && challengeOf(recipe, trial, savedResult(trial, title, typingRules(test)));
}

/**
 * The race that a challenge invites to: the same text, against the sender's run.
 *
 * @param shown the source of the passages on screen
 * @returns `null` if the site no longer has this very text.
 * @throws if the texts of its language cannot be fetched.
 */
export async function challengeExercise(
  challenge: Challenge,
  shown: PassageSource,
): Promise<Exercise | null> {
  const { recipe, digest, runs } = challenge;
  const [claim, answered] = runs;
  if (recipe.kind === "own" && !isTidied(recipe.text)) return null;
  const exercise = await recipeExercise(recipe, shown, claim.figures.characters);
  if (!exercise || beginningDigest(exercise.text) !== digest) return null;
  return raceExercise(exercise, claimedRival(exercise.text, claim, answered));
}

/** Whether this site could have written such a text of a visitor into a link. */
function isTidied(text: string): boolean {
  const isSame = [false, true].some((keepsLines) => tidyText(text, keepsLines)?.text === text);
  return isSame && presentedCharacters(text).length <= maxOwnTextLength;
}
