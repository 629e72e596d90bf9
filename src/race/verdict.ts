import {
  isBeyondNoise,
  type LikelyRange,
  measureSpeed,
  type Speed,
} from "../engine/metrics/likely-range.ts";
import { summarize } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { numberText } from "../format/format-figures.ts";
import type { Rival } from "../exercises/exercise.ts";

/** How a race ended, in the speeds that the page shows. */
export interface Verdict {
  readonly outcome: "won" | "lost" | "drawn";
  /** Whole WPM between the two. */
  readonly by: number;
  /** Whether that is more than chance explains; `null` if neither run has a likely range. */
  readonly isBeyondNoise: boolean | null;
}

/**
 * The verdict on two speeds as shown, in whole WPM. A run without a half-width is taken to vary as the
 * other does.
 */
export function verdict(mine: Speed, rival: Speed): Verdict {
  const lead = mine.wordsPerMinute - rival.wordsPerMinute;
  const outcome = lead > 0 ? "won" : lead < 0 ? "lost" : "drawn";
  return {
    outcome,
    by: Math.abs(lead),
    isBeyondNoise: isBeyondNoise(
      { ...mine, halfWidth: mine.halfWidth ?? rival.halfWidth },
      { ...rival, halfWidth: rival.halfWidth ?? mine.halfWidth },
    ),
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

/** The verdict on a finished race in words. */
export function verdictOf(trial: FinishedTrial, rival: Rival): ReturnType<typeof verdictTexts> {
  const { wordsPerMinute } = summarize(trial);
  const { halfWidth } = measureSpeed(trial);
  return verdictTexts(verdict({ wordsPerMinute, halfWidth }, rival), rival);
}

/** A verdict as a heading and a sentence or two, which claim no more than the figures do. */
export function verdictTexts(
  { outcome, by, isBeyondNoise: isClear }: Verdict,
  { wordsPerMinute, claim }: Pick<Rival, "wordsPerMinute" | "claim">,
): { readonly heading: string; readonly meaning: string } {
  if (outcome === "drawn") {
    const speed = `${numberText(wordsPerMinute)} WPM.`;
    return { heading: "A draw", meaning: claim ? `You both typed ${speed}` : `Both at ${speed}` };
  }
  const heading = `You ${outcome} by ${numberText(by)} WPM`;
  if (isClear) return { heading, meaning: "This is more than chance explains." };
  if (isClear === null) {
    return { heading, meaning: "Neither test has a likely range, so that may be chance." };
  }
  return {
    heading: `Too close to call: ${numberText(by)} WPM ${outcome === "won" ? "ahead" : "behind"}`,
    meaning: "A gap this small can be chance. The next race may go the other way.",
  };
}
