import { presentedCharacters } from "../engine/trial/graphemes.ts";
import type { Exercise, ClaimedRun } from "../exercises/exercise.ts";
import { recipeExercise } from "../exercises/recipe-exercise.ts";
import { savedResultOf } from "../format/saved-result.ts";
import { isPossible } from "../links/result-link.ts";
import type { SavedTest } from "../test-files/stored-test.ts";
import { beginningDigest } from "../texts/recipe.ts";
import { tidyText } from "../texts/tidy-text.ts";
import { type Challenge, longestOwn, mostTimes } from "./challenge-link.ts";
import { claimedRival, raceExercise } from "./race-exercise.ts";
import { rivalRunOf } from "./rival-run.ts";

/**
 * The challenge that a finished test makes.
 *
 * @param answered the run that it replies to; `null` if it was no race
 * @returns `null` if the visitor's own text is too long for a link, or nobody can type at this speed.
 */
export function challengeOf(
  {
    recipe,
    title,
    trial,
    refusals,
  }: Pick<Exercise, "recipe" | "title"> & Pick<SavedTest, "trial" | "refusals">,
  answered: ClaimedRun | null,
): Challenge | null {
  const figures = savedResultOf(trial, title, refusals !== undefined);
  const isTooLong = recipe.kind === "own" && trial.presented.length > longestOwn;
  if (isTooLong || !isPossible(figures)) return null;
  const run: ClaimedRun = { figures, run: rivalRunOf(trial, mostTimes) };
  const digest = beginningDigest(trial.presented.join(""));
  return { recipe, digest, runs: answered ? [run, answered] : [run] };
}

/**
 * The challenge of a test from a file, which has the text itself and not its recipe.
 *
 * @returns `null` for a timed test too, because an own text is typed to its end.
 */
export function challengeOfSaved({ title, trial, refusals }: SavedTest): Challenge | null {
  if (trial.limit !== null) return null;
  const recipe = { kind: "own", text: trial.presented.join("") } as const;
  return challengeOf({ recipe, title: title ?? "", trial, refusals }, null);
}

/**
 * The race that a challenge invites to: the same text, against the sender's run.
 *
 * @returns `null` if the site no longer has this very text.
 * @throws if the texts of its language cannot be fetched.
 */
export async function challengeExercise(challenge: Challenge): Promise<Exercise | null> {
  const { recipe, digest, runs } = challenge;
  const [claim, answered = null] = runs;
  if (recipe.kind === "own" && !isTidied(recipe.text)) return null;
  const exercise = await recipeExercise(recipe, claim.figures.characters);
  if (!exercise || beginningDigest(exercise.text) !== digest) return null;
  return raceExercise(exercise, claimedRival(exercise.text, claim, answered));
}

/** Whether this site could have written such an own text into a link. */
function isTidied(text: string): boolean {
  const isSame = [false, true].some((keepsLines) => {
    const tidied = tidyText(text, keepsLines);
    return tidied.kind === "text" && tidied.text === text;
  });
  return isSame && presentedCharacters(text).length <= longestOwn;
}
