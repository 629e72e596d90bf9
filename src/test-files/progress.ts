import {
  isTypedThroughout,
  type LikelyRange,
  likelyRange,
} from "../engine/metrics/likely-range.ts";
import {
  type Change,
  changeOver,
  groupSizes,
  type PooledSpeed,
  pooledSpeed,
} from "../engine/metrics/several-tests.ts";
import { exactWordsPerMinute } from "../engine/metrics/speed.ts";
import { stepsOf } from "../engine/rhythm/steps.ts";
import type { SavedTest } from "./saved-tests.ts";

/** One test of a chart. */
export interface ProgressPoint {
  readonly typedOn: number | null;
  readonly title: string | null;
  /** Not rounded. */
  readonly wordsPerMinute: number;
  readonly likelyRange: LikelyRange | null;
}

/** How someone's tests went over time. */
export interface Progress {
  /** Tests typed throughout, in the order given. */
  readonly points: readonly ProgressPoint[];
  /** The first tests and the last, five at most of each, and whether they differ by more than noise. */
  readonly change: Change | null;
  readonly first: PooledSpeed | null;
  readonly last: PooledSpeed | null;
}

/** @param points of one kind, oldest first */
export function progressOf(points: readonly ProgressPoint[]): Progress {
  const speeds = points.map(({ wordsPerMinute, likelyRange: range }) => ({
    wordsPerMinute,
    halfWidth: range?.halfWidth ?? null,
  }));
  const { first, last } = groupSizes(speeds.length);
  return {
    points,
    change: changeOver(speeds),
    first: pooledSpeed(speeds.slice(0, first)),
    last: last > 0 ? pooledSpeed(speeds.slice(-last)) : null,
  };
}

/** @returns `null` for a test that was not typed throughout, or has no speed. */
export function progressPoint({ typedOn, title, trial }: SavedTest): ProgressPoint | null {
  const { transcribed, startedAt, finishedAt, inputStream } = trial;
  if (!isTypedThroughout(inputStream)) return null;
  const wordsPerMinute = exactWordsPerMinute(transcribed.graphemes.length, finishedAt - startedAt);
  if (wordsPerMinute === 0) return null;
  return {
    typedOn,
    title,
    wordsPerMinute,
    likelyRange: likelyRange(wordsPerMinute, stepsOf(trial)),
  };
}
