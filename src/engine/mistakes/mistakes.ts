import type { AlignedSpan, AlignedKind } from "../alignment/alignment.ts";
import type { Attempt } from "./attempts.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";
import { isSameCharacter } from "../trial/same-character.ts";
import type { FinishedTrial } from "../trial/trial.ts";

/** A mistake as it was made, corrected or not. */
export interface Mistake {
  readonly kind: Exclude<AlignedKind, "same">;
  /** In the presented text. */
  readonly position: number;
  /** The presented text: one character, two if swapped, none if one was inserted. */
  readonly presented: string;
  readonly typed: string;
  readonly isCorrected: boolean;
  /** From the start of the clock; for an omission, when typing went past it. */
  readonly at: Milliseconds;
}

const presentedLengths = { substituted: 1, omitted: 1, inserted: 0, swapped: 2 } as const;

/** The mistakes among the attempts, in chronological order. */
export function mistakes(
  presented: readonly string[],
  inputStream: readonly Edit[],
  startedAt: Milliseconds,
  attempts: readonly Attempt[],
): readonly Mistake[] {
  return attempts.flatMap(({ outcome, position, typed, isCorrected, edit }) => {
    if (outcome === "same") return [];
    const meant = presented.slice(position, position + presentedLengths[outcome]).join("");
    const at = Math.max(0, (inputStream[edit]?.at ?? startedAt) - startedAt);
    return [{ kind: outcome, position, presented: meant, typed, isCorrected, at }];
  });
}

/**
 * How many mistakes were corrected and how many were left, a swap counting once; `rightErased` counts the
 * right characters erased along with them.
 */
export function corrections(attempts: readonly Attempt[]) {
  const counts = { corrected: 0, left: 0, rightErased: 0 };
  for (const { outcome, isCorrected } of attempts) {
    if (outcome !== "same") counts[isCorrected ? "corrected" : "left"] += 1;
    else if (isCorrected) counts.rightErased += 1;
  }
  return counts;
}

export type Corrections = Readonly<ReturnType<typeof corrections>>;

/** A character typed instead of another, and how often. */
export interface Substitution {
  readonly presented: string;
  readonly typed: string;
  readonly count: number;
}

/**
 * Characters typed instead of others, corrected or not, most frequent first; ties by first occurrence.
 * Substitutions only: a swap, a skipped or an extra character says nothing about a missed key.
 */
export function substitutions(made: readonly Mistake[]): readonly Substitution[] {
  const counts = new Map<string, Substitution>();
  for (const { kind, presented, typed } of made) {
    if (kind !== "substituted") continue;
    const key = `${presented} ${typed}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { presented, typed, count });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

/** Whether two neighbours were swapped, so that there are fewer mistakes than errors. */
export function hasSwap({ presented, transcribed: { graphemes } }: FinishedTrial): boolean {
  const isRight = (position: number, index: number) =>
    isSameCharacter(presented[position] ?? "", graphemes[index] ?? "");
  return graphemes.some(
    (_, index) => !isRight(index, index) && isRight(index + 1, index) && isRight(index, index + 1),
  );
}

/** How many errors of each kind an alignment has: a swapped pair is one error, not two. */
export function errorCounts(alignment: readonly AlignedSpan[]) {
  const counts = { substituted: 0, omitted: 0, inserted: 0, swapped: 0, total: 0 };
  for (const { kind } of alignment) {
    if (kind === "same") continue;
    counts[kind] += 1;
    counts.total += 1;
  }
  return counts;
}

export type ErrorCounts = Readonly<ReturnType<typeof errorCounts>>;
