import { behind, longestWhole, type PaintedSegment, stride } from "./painted-segment.ts";

/** Where lines are known to begin, in one layout. */
interface KnownLineStarts {
  /** What decides where lines break, such as the width and the font; `null` while none is known. */
  readonly layout: string | null;
  /** Ascending. */
  readonly positions: readonly number[];
}

export const noLineStarts: KnownLineStarts = { layout: null, positions: [] };

/**
 * What is known after the layout was measured. Another layout breaks lines elsewhere: then only the start
 * of the painted segment still holds, because a line begins there.
 *
 * @param found a line's start in this layout
 * @returns the same object if nothing is new.
 */
export function lineStartsIn(
  known: KnownLineStarts,
  layout: string,
  segmentStart: number,
  found: number | null,
): KnownLineStarts {
  const isSame = known.layout === null || known.layout === layout;
  const held = isSame
    ? known.positions
    : known.positions.filter((position) => position === segmentStart);
  const isNew = found !== null && found > 0 && !held.includes(found);
  if (isSame && !isNew) return known;
  const positions = isNew ? [...held, found].toSorted((one, other) => one - other) : held;
  return { layout, positions };
}

/**
 * The position at which the line of a painted character begins, by the browser's own layout.
 *
 * @param topOf returns the upper edge of the character at a position
 * @param from the first painted position
 */
export function lineStartBefore(
  topOf: (position: number) => number,
  from: number,
  position: number,
): number {
  const line = topOf(position);
  for (let start = position; start > from; start -= 1) {
    if (topOf(start - 1) < line) return start;
  }
  return from;
}

/**
 * The position whose line's start the next segment should begin with; `null` while the current one is
 * enough, and when nothing is left to type.
 *
 * The caret in a segment that is far too long may be going back through unknown lines, as it does after a
 * resize: the next segment then begins a stride before it.
 */
export function nextSegmentAt(
  caret: number,
  { from }: PaintedSegment,
  length: number,
): number | null {
  const covered = caret - from;
  const isAtEnd = caret >= length;
  if (length <= longestWhole || isAtEnd || covered <= behind + stride) return null;
  return covered > behind + 2 * stride ? caret - behind - stride : caret - behind;
}
