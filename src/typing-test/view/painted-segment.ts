/** Up to this length a text stands in the page whole. */
export const longestWhole = 1_200;

/** How far the painted stretch of a longer text reaches beyond the caret. */
const ahead = 600;

/** How far behind the caret it begins at the least, so that there is a line behind. */
const behind = 200;

/** How far the caret goes before the stretch begins anew. */
const stride = 500;

/** Part of the presented text, in graphemes; `to` is the first one after it. */
export interface PaintedSegment {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a text that is painted. Of a long one only what surrounds the caret, since the browser
 * lays out all that stands in a paragraph at each key.
 *
 * @param caret the position to type next, which may be far beyond the text
 * @param lineStarts positions, ascending, at which a line is known to begin: a stretch that began
 *   elsewhere would break into other lines
 */
export function paintedSegment(
  length: number,
  caret: number,
  lineStarts: readonly number[],
): PaintedSegment {
  if (length <= longestWhole) return { from: 0, to: length };
  const place = Math.min(caret, length);
  const from = lineStarts.findLast((start) => start <= place - behind) ?? 0;
  // By whole strides, so that the far end stays where it is at most keys.
  const to = Math.ceil((place + ahead) / stride) * stride;
  return { from, to: Math.min(length, to) };
}

/**
 * The position whose line's start the next stretch should begin with; `null` while this one serves,
 * as it does once nothing is left to type.
 *
 * The caret of a stretch that is far too long may be going back through lines not known, as it does
 * after a resize: the next stretch then leaves it a stride to go.
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
