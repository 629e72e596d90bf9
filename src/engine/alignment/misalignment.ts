import { isSameCharacter } from "../trial/same-character.ts";
import type { Sequence } from "../trial/sequence.ts";

/** Where what is typed went out of step with the passage. */
export interface Misalignment {
  /** Whether characters of the passage were left out, or characters put in that it does not have. */
  readonly kind: "skipped" | "extra";
  /** Position of the first of them: in the passage where skipped, in what was typed where extra. */
  readonly start: number;
  /** How many, from 1 to `furthest`. */
  readonly count: number;
}

/** So many characters have to agree, out of step, before it is called a slip. */
const looked = 6;

/** How many characters may be left out or put in at once. */
const furthest = 3;

/** How far back the beginning of a slip is looked for, so that no key takes long. */
const reach = 300;

/**
 * The slip that the last characters typed are under, if any: most of them differ from the passage in
 * their places and agree with it some places further on or back.
 *
 * @param before the slip until now, which is given back, the same, for as long as it lasts
 */
export function misalignmentAfter(
  before: Misalignment | null,
  presented: readonly string[],
  typed: Sequence<string>,
): Misalignment | null {
  const from = typed.length - looked;
  if (from < 0) return null;
  const last = typed.slice(from);
  const agreeing = (shift: number) =>
    last.filter((character, index) => isAt(presented, from + index + shift, character)).length;

  if (agreeing(0) > looked / 2) return null;
  // A mistake out of step does not end it.
  if (before && before.start < from && agreeing(shiftOf(before)) > looked / 2) return before;
  for (let count = 1; count <= furthest; count += 1) {
    for (const kind of ["skipped", "extra"] as const) {
      const shift = shiftOf({ kind, count });
      if (agreeing(shift) === looked) {
        return { kind, count, start: beginningOf(presented, typed, from, shift) };
      }
    }
  }
  return null;
}

/** Where a character that was typed is found in the passage, relative to its place. */
function shiftOf({ kind, count }: Pick<Misalignment, "kind" | "count">): number {
  return kind === "skipped" ? count : -count;
}

function beginningOf(
  presented: readonly string[],
  typed: Sequence<string>,
  from: number,
  shift: number,
): number {
  const earliest = Math.max(0, from - reach);
  const before = typed.slice(earliest, from);
  let start = from;
  while (start > earliest && isAt(presented, start - 1 + shift, before[start - 1 - earliest])) {
    start -= 1;
  }
  if (shift < 0) start = Math.max(0, start + shift);
  // Of letters that repeat, as in "all", the first are right.
  while (isAt(presented, start, typed.at(start))) start += 1;
  return start;
}

function isAt(presented: readonly string[], position: number, character = ""): boolean {
  return isSameCharacter(presented[position] ?? "", character);
}
