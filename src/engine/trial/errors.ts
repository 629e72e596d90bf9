import { isSameCharacter } from "./same-character.ts";
import type { Sequence } from "./sequence.ts";

/**
 * Positions at which the transcribed text differs from the presented one, over the shorter length:
 * the specification's Errors. A count; it falls again when a mistake is corrected.
 *
 * @param from first position looked at
 * @param to the position to stop before
 */
export function errors(
  presented: readonly string[],
  transcribed: Sequence<string>,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): number {
  const end = Math.min(presented.length, transcribed.length, to);
  let count = 0;
  for (const [index, character] of transcribed.slice(from, end).entries()) {
    if (!isSameCharacter(presented[from + index] ?? "", character)) count += 1;
  }
  return count;
}
