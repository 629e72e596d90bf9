/** Up to this length a text stands in the page whole. */
const longestWhole = 1_200;

/** How far the painted stretch of a longer text reaches beyond the caret. */
const ahead = 600;

/** How far behind the caret it begins at the least, so that there is a line behind. */
const behind = 200;

/** How far the caret goes before the stretch begins anew. */
const stride = 500;

/** Part of the presented text, in graphemes; `to` is the first one after it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a text that is painted. Of a long one only what surrounds the caret, since the browser
 * lays out all that stands in a paragraph at each key.
 *
 * @param lineStarts positions, ascending, at which a line is known to begin: a stretch that began
 *   elsewhere would break into other lines
 */
export function paintedStretch(
  length: number,
  caret: number,
  lineStarts: readonly number[],
): Stretch {
  if (length <= longestWhole) return { from: 0, to: length };
  const from = lineStarts.findLast((start) => start <= caret - behind) ?? 0;
  // By whole strides, so that the far end stays where it is at most keys.
  const to = Math.ceil((caret + ahead) / stride) * stride;
  return { from, to: Math.min(length, to) };
}

/** The position whose line's start the next stretch should begin with; null while this one serves. */
export function nextStretchAt(caret: number, { from, to }: Stretch, length: number): number | null {
  const isWhole = from === 0 && to === length;
  return !isWhole && caret - from > behind + stride ? caret - behind : null;
}
