import type { Milliseconds } from "../engine/trial/edit.ts";
import type { SavedResult } from "../format/saved-result.ts";

/** The opponent of a race. */
export interface Rival {
  /** As in the legends of the race and the scale. */
  readonly name: string;
  /** Whether it is a set speed, and not somebody's run. */
  readonly isSteady: boolean;
  readonly pacer: Pacer;
  /** "62 WPM", in the unit of the text. */
  readonly speed: string;
  /** The same as a number, in WPM. */
  readonly wordsPerMinute: number;
  /** The half-width of the log speed, as in `Speed`; `null` if unknown, infinite if too wide for a range. */
  readonly halfWidth: number | null;
  /** Whether keys alone produced the text; true of a steady speed. */
  readonly isTypedThroughout: boolean;
  /** Whether some of the text was pasted; a link does not say. */
  readonly isPasted?: boolean;
  /** The run that a link carries; a rival of this page has none. */
  readonly claim?: ClaimedRun;
  /** The run that the link replies to. */
  readonly answered?: ClaimedRun | undefined;
}

/**
 * A run through a text: the time at the end of each segment of words, measured from the start of the
 * clock, never decreasing. It holds nothing finer, because individual key timings can identify a person.
 */
export interface RivalRun {
  readonly wordsPerSegment: number;
  /** One for each completed segment. */
  readonly times: readonly Tenths[];
}

/** Whole tenths of a second. */
export type Tenths = number;

/** Returns how far a run had come at a time on its clock, in graphemes; interpolates within segments. */
export type Pacer = (elapsed: Milliseconds) => number;

/** The slowest and the fastest steady speed to race against, in WPM. */
export const minSteadySpeed = 5;
export const maxSteadySpeed = 300;

/** A run as its sender claims it. */
export interface ClaimedRun {
  readonly figures: SavedResult;
  readonly run: RivalRun;
}
