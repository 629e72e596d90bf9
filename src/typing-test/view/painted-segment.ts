/** Up to this length a text stands in the page whole. */
export const longestWhole = 1_200;

/** How far the painted segment of a longer text reaches beyond the caret. */
const ahead = 600;

/** How far behind the caret it begins at the least, so that there is a line behind it. */
export const behind = 200;

/** How far the caret goes before the segment begins elsewhere. */
export const stride = 500;

/** Part of the presented text, in graphemes; `to` is the first one after it. */
export interface PaintedSegment {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a text that is painted. Of a long one only what surrounds the caret, because browsers
 * lay out the whole paragraph at each key.
 *
 * @param caret the position to type next, which may be far beyond the text
 * @param lineStarts positions, ascending, at which a line is known to begin: a segment that began
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
  // In whole strides, so that the far end stays where it is at most keys.
  const to = Math.ceil((place + ahead) / stride) * stride;
  return { from, to: Math.min(length, to) };
}

/** A text as it is painted: line breaks, which are typed with Enter, are shown by a mark. */
export function paintedText(text: string): string {
  return text.replaceAll("\n", "↵\n");
}
