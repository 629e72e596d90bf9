import type { Milliseconds } from "../engine/trial/edit.ts";
import type { SavedResult } from "../format/saved-result.ts";

/**
 * A run through a text: the time at the end of each segment of words, measured from the start of the
 * clock, never decreasing. It holds nothing finer, because individual key timings can identify a person.
 */
export interface RivalRun {
  /** Words in a segment. */
  readonly every: number;
  /** One for each completed segment. */
  readonly times: readonly Tenths[];
}

/** Whole tenths of a second. */
export type Tenths = number;

/** Returns how far a run had come at a time on its clock, in graphemes; interpolates within segments. */
export type Pacer = (elapsed: Milliseconds) => number;

/** A run as its sender claims it. */
export interface ClaimedRun {
  readonly figures: SavedResult;
  readonly run: RivalRun;
}

/** The opponent of a race. */
export interface Rival {
  /** As in the legend of the race. */
  readonly name: string;
  /** One word for its speed on the scale: "rival 58". */
  readonly whose: string;
  readonly pacer: Pacer;
  /** Whole WPM. */
  readonly wordsPerMinute: number;
  /** Whether it is a set speed and not a run. */
  readonly isSteady: boolean;
  /** Half of the likely range of the speed on the scale of logarithms; `null` if it has none. */
  readonly halfWidth: number | null;
  /** The run that a link carries; `null` for a rival of this page. */
  readonly claim: ClaimedRun | null;
  /** The run that the link replies to. */
  readonly answered: ClaimedRun | null;
}
