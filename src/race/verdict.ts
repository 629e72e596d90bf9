import { isBeyondNoise, type Speed } from "../engine/metrics/likely-range.ts";
import { numberText } from "../format/format-figures.ts";
import type { Rival } from "../exercises/rival.ts";

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

/** Half of a claimed range, on the scale on which a run's own is measured; a range is wider by √2. */
export function claimedHalfWidth(range: { low: number; high: number } | null): number | null {
  return range && range.low > 0 ? Math.log(range.high / range.low) / 2 / Math.SQRT2 : null;
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
  const result = `You ${outcome} by ${numberText(by)} WPM`;
  const heading = outcome === "won" ? "You won" : "Not this time";
  if (isClear) return { heading, meaning: `${result}, more than chance explains.` };
  if (isClear === null) {
    return {
      heading,
      meaning: `${result}. Neither test has a likely range, so that may be chance.`,
    };
  }
  return {
    heading: "Too close to call",
    meaning: `${result}, but a gap this small can be chance. The next race may go the other way.`,
  };
}
