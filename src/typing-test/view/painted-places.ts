import type { PassagePainter } from "../api.ts";
import { paintedText } from "./painted-segment.ts";

/** The painted character at a position; `null` if it is not painted. */
export function rangeOf(
  { segment, elements }: PassagePainter,
  presented: readonly string[],
  position: number,
): Range | null {
  const { from } = segment();
  if (position < from) return null;
  let unit = paintedText(presented.slice(from, position).join("")).length;
  for (const { text } of elements()) {
    if (unit < text.length) {
      const range = document.createRange();
      range.setStart(text, unit);
      range.setEnd(text, Math.min(text.length, unit + (presented[position]?.length ?? 1)));
      return range;
    }
    unit -= text.length;
  }
  return null;
}

/** The place of a character from the corner of the box; `null` if it is not painted or scrolled out of view. */
export function rectOf(
  painter: PassagePainter,
  presented: readonly string[],
  position: number,
): DOMRect | null {
  // A line break with indentation has a second one, on the next line.
  const [rect] = rangeOf(painter, presented, position)?.getClientRects() ?? [];
  const frame = painter.box.getBoundingClientRect();
  if (!rect || rect.top < frame.top - 1 || rect.bottom > frame.bottom + 1) return null;
  return new DOMRect(rect.x - frame.x, rect.y - frame.y, rect.width, rect.height);
}
