import type { Attempt } from "./attempts.ts";

/** A character typed in the place of another, and how often. */
export interface Substitution {
  readonly presented: string;
  readonly typed: string;
  readonly count: number;
}

/**
 * What was hit instead of what, corrected or not, most frequent first, of equals the first to happen.
 * Only substitutions: a swap, a skipped character or one too many says nothing of a key missed.
 */
export function hitInstead(
  presented: readonly string[],
  attempts: readonly Attempt[],
): readonly Substitution[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { outcome, position, typed } of attempts) {
    if (outcome !== "substituted") continue;
    const meant = presented[position] ?? "";
    const own = counts.get(meant) ?? new Map<string, number>();
    counts.set(meant, own.set(typed, (own.get(typed) ?? 0) + 1));
  }
  return Array.from(counts, ([meant, own]) =>
    Array.from(own, ([typed, count]) => ({ presented: meant, typed, count })),
  )
    .flat()
    .toSorted((one, other) => other.count - one.count);
}
