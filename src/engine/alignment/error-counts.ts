import type { AlignedSpan } from "./alignment.ts";

/** How many errors of each kind an alignment has. */
export interface ErrorCounts {
  readonly substituted: number;
  readonly omitted: number;
  readonly inserted: number;
  readonly swapped: number;
  readonly total: number;
}

export function errorCounts(alignment: readonly AlignedSpan[]): ErrorCounts {
  const counts = { substituted: 0, omitted: 0, inserted: 0, swapped: 0, total: 0 };
  for (const { kind } of alignment) {
    if (kind === "same") continue;
    counts[kind] += 1;
    counts.total += 1;
  }
  return counts;
}
