import type { Edit } from "../trial/edit.ts";
import { isSameCharacter } from "../trial/same-character.ts";

/**
 * Keystrokes that differed from the presented text at the caret when they were typed. A count; unlike
 * errors it never falls, for a mistake corrected was still made. A character settled by an input
 * method counts as one keystroke. The specification's FAQ.
 */
export function wrongKeystrokes(
  presented: readonly string[],
  inputStream: readonly Edit[],
): number {
  let count = 0;
  for (const { kind, start, inserted } of inputStream) {
    if (kind !== "typed" && kind !== "committed") continue;
    for (const [offset, character] of inserted.entries()) {
      if (!isSameCharacter(presented[start + offset] ?? "", character)) count += 1;
    }
  }
  return count;
}
