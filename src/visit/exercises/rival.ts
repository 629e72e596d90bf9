import { evenPacer, type Pacer, paceOf, pacerOf } from "../../race/pace.ts";
import { claimedHalfWidth } from "../../race/verdict.ts";
import { presentedCharacters } from "../../engine/trial/graphemes.ts";
import { summarize } from "../../engine/figures/summarize.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { numberText } from "../../figures/figures-format.ts";
import type { ClaimedRun } from "../../links/challenge-link.ts";
import { speedRange } from "../../figures/speed-range.ts";

/** Whom a race is against. */
export interface Rival {
  /** As it stands beside its mark. */
  readonly name: string;
  /** What stands beside its figure on the scale, in a word. */
  readonly whose: string;
  readonly pacer: Pacer;
  /** Whole WPM. */
  readonly wordsPerMinute: number;
  /** Whether it is a speed that was set, rather than a run. */
  readonly isSteady: boolean;
  /** Half of the likely range of the speed on the scale of logarithms; `null` where it has none. */
  readonly halfWidth: number | null;
  /** The run that a link claims; `null` for one that the page knows of itself. */
  readonly claim: ClaimedRun | null;
  /** The run that the claimed one answers. */
  readonly answered: ClaimedRun | null;
}

/** Someone else's run, as a link has it. */
export function claimedRival(text: string, claim: ClaimedRun, answered: ClaimedRun | null): Rival {
  const { wordsPerMinute, likelyRange } = claim.figures;
  return {
    name: `${numberText(wordsPerMinute)} WPM, as claimed`,
    whose: "claimed",
    pacer: pacerOf(claim.pace, presentedCharacters(text)),
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
    pacer: pacerOf(paceOf(trial, Number.POSITIVE_INFINITY), trial.presented),
    wordsPerMinute,
    isSteady: false,
    halfWidth: speedRange(trial).likelyRange?.halfWidth ?? null,
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
