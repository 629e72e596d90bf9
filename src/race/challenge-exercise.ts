import { type Challenge, longestOwn } from "./challenge-link.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import { beginningDigest } from "../texts/recipe.ts";
import { tidyText } from "../texts/tidy-text.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { raceExercise } from "./race-exercise.ts";
import { recipeExercise } from "../exercises/recipe-exercise.ts";
import { claimedRival } from "./rivals.ts";

/**
 * The race that a challenge invites to: the same text, against the sender's run.
 *
 * @returns `null` where the site has the text no more, or not as it was.
 * @throws where the texts of its language cannot be fetched.
 */
export async function challengeExercise(challenge: Challenge): Promise<Exercise | null> {
  const { recipe, digest, runs } = challenge;
  const [claim, answered = null] = runs;
  if (recipe.kind === "own" && !isTidied(recipe.text)) return null;
  const exercise = await recipeExercise(recipe, claim.figures.characters);
  if (!exercise || beginningDigest(exercise.text) !== digest) return null;
  return raceExercise(exercise, claimedRival(exercise.text, claim, answered));
}

/** Whether a text from a link is one that this site would have written into it. */
function isTidied(text: string): boolean {
  const isSame = [false, true].some((keepsLines) => {
    const tidied = tidyText(text, keepsLines);
    return tidied.kind === "text" && tidied.text === text;
  });
  return isSame && presentedCharacters(text).length <= longestOwn;
}
