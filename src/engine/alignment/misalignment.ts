import { isSameCharacter } from "../trial/same-character.ts";
import type { Sequence } from "../trial/sequence.ts";

/** The place at which typing got out of step with the passage. */
export interface Misalignment {
  /** Whether characters of the passage were skipped, or extra characters typed. */
  readonly kind: "skipped" | "extra";
  /** Position of the first one: in the passage if skipped, in the transcribed text if extra. */
  readonly start: number;
  /** How many, from 1 to 3. */
  readonly count: number;
}

/** How many of the last characters are compared; all must match when a misalignment begins. */
const compared = 6;

/** The most characters that may be skipped or added at once. */
const maxShift = 3;

/** How many characters back to search for the start of a misalignment; bounds the time of a key. */
const searchLength = 300;

/**
 * The misalignment of the last characters typed; `null` if there is none. At least half of them
 * differ from the passage, and match it one to three places further on or back.
 *
 * @param before the misalignment so far; the same object is returned as long as it lasts
 */
export function misalignmentAfter(
  before: Misalignment | null,
  presented: readonly string[],
  typed: Sequence<string>,
): Misalignment | null {
  const from = typed.length - compared;
  if (from < 0) return null;
  const last = typed.slice(from);
  const agreeing = (shift: number) =>
    last.filter((character, index) => isAt(presented, from + index + shift, character)).length;

  if (agreeing(0) > compared / 2) return null;
  // A single mistake does not end a misalignment.
  if (before && before.start < from && agreeing(shiftOf(before)) > compared / 2) return before;
  for (let count = 1; count <= maxShift; count += 1) {
    for (const kind of ["skipped", "extra"] as const) {
      const shift = shiftOf({ kind, count });
      if (agreeing(shift) === compared) {
        return { kind, count, start: beginningOf(presented, typed, from, shift) };
      }
    }
  }
  return null;
}

/** The offset in the passage at which a typed character is found. */
function shiftOf({ kind, count }: Pick<Misalignment, "kind" | "count">): number {
  return kind === "skipped" ? count : -count;
}

function beginningOf(
  presented: readonly string[],
  typed: Sequence<string>,
  from: number,
  shift: number,
): number {
  const earliest = Math.max(0, from - searchLength);
  let start = from;
  while (start > earliest && isAt(presented, start - 1 + shift, typed.at(start - 1))) start -= 1;
  if (shift < 0) start = Math.max(0, start + shift);
  // If letters repeat, as in "all", the first ones are right.
  while (isAt(presented, start, typed.at(start))) start += 1;
  return start;
}

function isAt(presented: readonly string[], position: number, character = ""): boolean {
  return isSameCharacter(presented[position] ?? "", character);
}
