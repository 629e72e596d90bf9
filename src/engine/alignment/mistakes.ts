import type { StepKind } from "./align-cluster.ts";
import type { Attempt } from "./attempts.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";

/** A mistake as it was made, corrected or not. */
export interface Mistake {
  readonly kind: Exclude<StepKind, "same">;
  /** In the presented text. */
  readonly position: number;
  /** The presented text: one character, two where swapped, none where one was inserted. */
  readonly presented: string;
  readonly typed: string;
  readonly isCorrected: boolean;
  /** From the start of the clock; of an omission, when it was passed. */
  readonly at: Milliseconds;
}

const presentedLengths = { substituted: 1, omitted: 1, inserted: 0, swapped: 2 } as const;

/** The mistakes among the attempts, in the order in which they were made. */
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
