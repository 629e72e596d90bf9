import { isSameCharacter } from "./same-character.ts";

/**
 * Positions at which the transcribed text differs from the presented one, over the shorter length:
 * the specification's Errors. A count; it falls again when a mistake is corrected.
 *
 * @param from first position looked at
 * @param to the position to stop before
 */
export function errors(
  presented: readonly string[],
  transcribed: readonly string[],
  from = 0,
  to = Number.POSITIVE_INFINITY,
): number {
  const end = Math.min(presented.length, transcribed.length, to);
  let count = 0;
  for (let position = from; position < end; position += 1) {
    if (!isSameCharacter(presented[position] ?? "", transcribed[position] ?? "")) count += 1;
  }
  return count;
}
