/** Texts up to this length are painted whole. */
export const maxWholeLength = 1_200;

/** How far the painted segment of a longer text reaches beyond the caret. */
const beyond = 600;

/** The least distance from the start of the segment to the caret, so that there is a line before the caret. */
export const behind = 200;

/** How far the caret moves before the segment changes. */
export const stride = 500;

/** Part of the presented text, in graphemes; `to` is the first one after it. */
export interface PaintedSegment {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a text that is painted. If the text is long, it is only what surrounds the caret, because
 * browsers lay out the whole paragraph at each key.
 *
 * @param caret the position to type next, which may be far beyond the text
 * @param lineStarts positions, ascending, at which a line is known to begin: a segment that began elsewhere
 *   would break into other lines
 */
export function paintedSegment(
  length: number,
  caret: number,
  lineStarts: readonly number[],
): PaintedSegment {
  if (length <= maxWholeLength) return { from: 0, to: length };
  const place = Math.min(caret, length);
  const from = lineStarts.findLast((start) => start <= place - behind) ?? 0;
  // A multiple of the stride, so that the far end does not move at most keys.
  const to = Math.ceil((place + beyond) / stride) * stride;
  return { from, to: Math.min(length, to) };
}

/** A text as it is painted: line breaks, which are typed with Enter, are shown by a mark. */
export function paintedText(text: string): string {
  return text.replaceAll("\n", "↵\n");
}
