import type { ClaimedRun, Rival } from "../exercises/rival.ts";
import { evenPacer, pacerOf, rivalRunOf } from "./rival-run.ts";
import { claimedHalfWidth } from "./verdict.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import { summarize } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { numberText } from "../format/format-figures.ts";
import { measureSpeed } from "../engine/metrics/likely-range.ts";

/** Someone else's run, as a link has it. */
export function claimedRival(text: string, claim: ClaimedRun, answered: ClaimedRun | null): Rival {
  const { wordsPerMinute, likelyRange } = claim.figures;
  return {
    name: `${numberText(wordsPerMinute)} WPM, as claimed`,
    whose: "claimed",
    pacer: pacerOf(claim.run, presentedCharacters(text)),
    wordsPerMinute,
    isSteady: false,
    halfWidth: claimedHalfWidth(likelyRange),
    claim,
    answered,
  };
}

/** One's own run of this visit. */
export function ownRival(trial: FinishedTrial): Rival {
  const { wordsPerMinute } = summarize(trial);
  return {
    name: `your ${numberText(wordsPerMinute)} WPM`,
    whose: "before",
    pacer: pacerOf(rivalRunOf(trial, Number.POSITIVE_INFINITY), trial.presented),
    wordsPerMinute,
    isSteady: false,
    halfWidth: measureSpeed(trial).halfWidth,
    claim: null,
    answered: null,
  };
}

/** A steady speed, which does not vary. */
export function steadyRival(wordsPerMinute: number): Rival {
  return {
    name: `${numberText(wordsPerMinute)} WPM, steady`,
    whose: "steady",
    pacer: evenPacer(wordsPerMinute),
    wordsPerMinute,
    isSteady: true,
    halfWidth: 0,
    claim: null,
    answered: null,
  };
}
