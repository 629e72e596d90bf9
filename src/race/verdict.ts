import { isBeyondNoise } from "../engine/metrics/difference-beyond-noise.ts";

/** How a race ended, in the speeds that the page shows. */
export interface Verdict {
  readonly outcome: "won" | "lost" | "drawn";
  /** Whole WPM between the two. */
  readonly by: number;
  /** Whether that is more than chance makes of two equal runs; `null` where neither run tells how much it does. */
  readonly isBeyondNoise: boolean | null;
}

/** A speed in a race: whole WPM, and half of its likely range where there is one. */
interface RacedSpeed {
  readonly wordsPerMinute: number;
  readonly halfWidth: number | null;
}

/** A run that has no range of its own is taken to vary as the other does. */
export function verdict(mine: RacedSpeed, rival: RacedSpeed): Verdict {
  const lead = mine.wordsPerMinute - rival.wordsPerMinute;
  const outcome = lead > 0 ? "won" : lead < 0 ? "lost" : "drawn";
  const myWidth = mine.halfWidth ?? rival.halfWidth;
  const theirWidth = rival.halfWidth ?? mine.halfWidth;
  return {
    outcome,
    by: Math.abs(lead),
    isBeyondNoise:
      myWidth === null || theirWidth === null
        ? null
        : isBeyondNoise({ ...mine, halfWidth: myWidth }, { ...rival, halfWidth: theirWidth }),
  };
}

/** Half of a claimed range, on the scale on which a run's own is measured; a range is wider by √2. */
export function claimedHalfWidth(range: { low: number; high: number } | null): number | null {
  return range && range.low > 0 ? Math.log(range.high / range.low) / 2 / Math.SQRT2 : null;
}
