import type { Attempt } from "../alignment/attempts.ts";
import { isSpace } from "./letter-times.ts";
import { type PracticeFigures, practiceFigures, type Tally, tallyOf } from "./practice-figures.ts";

/**
 * Time from one presented character to the next, and how often the second was missed after the first
 * was right, by pair; a pair typed the wrong way round is missed. Pairs with a space are left out, as
 * there the word starts.
 */
export function pairTimes(
  presented: readonly string[],
  attempts: readonly Attempt[],
): readonly PracticeFigures[] {
  const pairs = new Map<string, Tally>();
  for (const { outcome, position, interval, isAfterRight } of attempts) {
    const isPair = outcome === "swapped" || (isAfterRight && outcome !== "inserted");
    if (!isPair) continue;
    const second = outcome === "swapped" ? position + 1 : position;
    const pair = presented.slice(second - 1, second + 1);
    if (pair.some(isSpace)) continue;
    const tally = tallyOf(pairs, pair.join(""));
    tally.attempts += 1;
    if (outcome !== "same") tally.missed += 1;
    if (interval !== null) {
      tally.samples += 1;
      tally.time += interval;
    }
  }
  return Array.from(pairs.values(), practiceFigures);
}
