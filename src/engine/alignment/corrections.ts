import type { Attempt } from "./attempts.ts";

/** Counts of mistakes, a swap being one; `rightErased` are right characters erased along with them. */
export interface Corrections {
  readonly corrected: number;
  readonly left: number;
  readonly rightErased: number;
}

/** How many mistakes were corrected, and how many were left. */
export function corrections(attempts: readonly Attempt[]): Corrections {
  const counts = { corrected: 0, left: 0, rightErased: 0 };
  for (const { outcome, isCorrected } of attempts) {
    if (outcome !== "same") counts[isCorrected ? "corrected" : "left"] += 1;
    else if (isCorrected) counts.rightErased += 1;
  }
  return counts;
}
