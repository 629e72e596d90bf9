import { summarize } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { rivalRunOf } from "./rival-run.ts";
import { beginningDigest, type TextRecipe } from "../texts/recipe.ts";
import type { SavedTest } from "../test-files/saved-tests.ts";
import { measureSpeed } from "../engine/metrics/likely-range.ts";
import { type Challenge, longestOwn, mostTimes } from "./challenge-link.ts";
import type { ClaimedRun } from "../exercises/rival.ts";
import { savedResult } from "../format/saved-result.ts";
import { isPossible } from "../links/result-link.ts";

/**
 * The challenge that a finished test makes.
 *
 * @param answered the run that it answers, where it was a race
 * @returns `null` for an own text too long for a link, and for figures that no one can type.
 */
export function challengeOf(
  {
    recipe,
    title,
    trial,
    refusals,
  }: { recipe: TextRecipe; title: string; trial: FinishedTrial; refusals?: number | undefined },
  answered: ClaimedRun | null,
): Challenge | null {
  const figures = savedResult(
    { summary: summarize(trial), ...measureSpeed(trial) },
    title,
    refusals !== undefined,
  );
  const isTooLong = recipe.kind === "own" && trial.presented.length > longestOwn;
  if (isTooLong || !isPossible(figures)) return null;
  const run: ClaimedRun = { figures, run: rivalRunOf(trial, mostTimes) };
  const digest = beginningDigest(trial.presented.join(""));
  return { recipe, digest, runs: answered ? [run, answered] : [run] };
}

/**
 * The challenge of a test from a file, which says what its text was, and not from where it came.
 *
 * @returns `null` for a timed test too, since a text of one's own is typed to its end.
 */
export function challengeOfSaved({ title, trial, refusals }: SavedTest): Challenge | null {
  if (trial.limit !== null) return null;
  const recipe = { kind: "own", text: trial.presented.join("") } as const;
  return challengeOf({ recipe, title: title ?? "", trial, refusals }, null);
}
