import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import {
  type Change,
  changeOver,
  groupSizes,
  type SpeedTogether,
  together,
} from "../engine/metrics/several-tests.ts";
import type { SavedTest } from "./saved-tests.ts";

/** One test of a chart. */
export interface ProgressPoint extends MeasuredSpeed {
  readonly typedOn: number | null;
  readonly title: string | null;
}

/** How someone's tests went over time. */
export interface Progress {
  /** Tests typed throughout, in the order given. */
  readonly points: readonly ProgressPoint[];
  /** The first tests and the last, five at most of each, and whether they differ by more than noise. */
  readonly change: Change | null;
  readonly first: SpeedTogether | null;
  readonly last: SpeedTogether | null;
}

/** @param points of one kind, oldest first */
export function progressOf(points: readonly ProgressPoint[]): Progress {
  const { first, last } = groupSizes(points.length);
  return {
    points,
    change: changeOver(points),
    first: together(points.slice(0, first)),
    last: last > 0 ? together(points.slice(-last)) : null,
  };
}

/** @returns `null` for a test that was not typed throughout, or has no speed. */
export function progressPoint({ typedOn, title, trial }: SavedTest): ProgressPoint | null {
  const speed = measureSpeed(trial);
  return speed.isTypedThroughout && speed.wordsPerMinute > 0 ? { typedOn, title, ...speed } : null;
}
