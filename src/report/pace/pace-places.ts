import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import type { PacePoint } from "../../engine/rhythm/pace.ts";

/** A point of the pace with the mistakes that were made there, corrected or not. */
export interface PacePlace extends PacePoint {
  readonly mistakes: readonly Mistake[];
}

/**
 * Puts each mistake to the first point typed no earlier than it: of one left that is the character
 * itself, of one corrected the character that was put right.
 */
export function pacePlaces(
  points: readonly PacePoint[],
  mistakes: readonly Mistake[],
): readonly PacePlace[] {
  const own: Mistake[][] = points.map(() => []);
  let index = 0;
  for (const mistake of mistakes) {
    while (index < points.length - 1 && (points[index]?.at ?? 0) < mistake.at) index += 1;
    own[index]?.push(mistake);
  }
  return points.map((point, at) => ({ ...point, mistakes: own[at] ?? [] }));
}

/** Index of the point nearest to a place of the transcribed text. */
export function nearestPoint(points: readonly PacePoint[], position: number): number {
  let nearest = 0;
  for (const [index, point] of points.entries()) {
    const best = points[nearest]?.position ?? 0;
    if (Math.abs(point.position - position) < Math.abs(best - position)) nearest = index;
  }
  return nearest;
}

/** Index of the slowest point. */
export function slowestPoint(points: readonly PacePoint[]): number {
  let slowest = 0;
  for (const [index, point] of points.entries()) {
    if (point.wordsPerMinute < (points[slowest]?.wordsPerMinute ?? 0)) slowest = index;
  }
  return slowest;
}

/** Index of the fastest point. */
export function fastestPoint(points: readonly PacePoint[]): number {
  let fastest = 0;
  for (const [index, point] of points.entries()) {
    if (point.wordsPerMinute > (points[fastest]?.wordsPerMinute ?? 0)) fastest = index;
  }
  return fastest;
}
