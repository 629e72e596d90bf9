import { isBeyondNoise, type Speed } from "../engine/metrics/likely-range.ts";

/** How a race ended, in the speeds that the page shows. */
export interface Verdict {
  readonly outcome: "won" | "lost" | "drawn";
  /** Whole WPM between the two. */
  readonly by: number;
  /** Whether that is more than chance makes of two equal runs; `null` where neither run tells how much it does. */
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
