import { measureAfterLayout, whenLinesChange } from "../../ui/layout-observers.ts";
import type { AttachedTest } from "../api.ts";
import { behind, maxWholeLength, type PaintedSegment, stride } from "./painted-segment.ts";
import { rangeOf } from "./painted-places.ts";

/**
 * Finds the line starts at which the next segments of a long text can begin, from the browser's own layout,
 * without forcing one.
 */
export function findLineStarts({ test, painter }: AttachedTest): () => void {
  const { box, segment, lineStarts, setLineStarts } = painter;
  let cancelMeasuring = () => {};

  // Nothing would shorten the segment of a finished text again.
  const onLinesChange = () => {
    if (test.getState().trial.phase !== "finished") setLineStarts([]);
  };
  const onPaint = () => {
    cancelMeasuring();
    const { presented, transcribed } = test.getState().trial;
    const wanted = nextSegmentAt(transcribed.graphemes.length, segment(), presented.length);
    if (wanted === null) return;
    cancelMeasuring = measureAfterLayout([box], null, () => {
      const topOf = (position: number) =>
        rangeOf(painter, presented, position)?.getBoundingClientRect().top ?? 0;
      const found = lineStartBefore(topOf, segment().from, wanted);
      const known = lineStarts();
      if (known.includes(found)) return;
      setLineStarts([...known, found].toSorted((one, other) => one - other));
    });
  };
  const stops = [
    painter.subscribe(onPaint),
    whenLinesChange(box, onLinesChange),
    // Another font may not change the size of the box.
    test.options.subscribe(({ face }) => face, onLinesChange),
  ];
  onPaint();
  return () => {
    for (const stop of stops) stop();
    cancelMeasuring();
  };
}

/**
 * The position at which the line of a painted character begins, by the browser's own layout.
 *
 * @param topOf returns the upper edge of the character at a position
 * @param from the first painted position
 */
function lineStartBefore(
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
 * The position at the start of whose line the next segment should begin; `null` while the current one is
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
  if (length <= maxWholeLength || isAtEnd || covered <= behind + stride) return null;
  return covered > behind + 2 * stride ? caret - behind - stride : caret - behind;
}
