import { measureAfterLayout, whenLinesChange } from "../../ui/layout-observers.ts";
import type { AttachedTest } from "../api.ts";
import { lineStartBefore, lineStartsIn, nextSegmentAt, noLineStarts } from "./line-starts.ts";
import { longestWhole } from "./painted-segment.ts";
import { rangeOf } from "./painted-places.ts";

/**
 * Finds the line starts at which the next segments of a long text can begin, from the browser's own layout,
 * without forcing one.
 */
export function findLineStarts({ test, painter }: AttachedTest): () => void {
  const { box, segment } = painter;
  let { exercise } = test.getState();
  let known = noLineStarts;
  let cancelMeasuring = () => {};

  const learn = (found: number | null) => {
    const next = lineStartsIn(known, layoutOf(box), segment().from, found);
    if (next === known) return;
    known = next;
    painter.setLineStarts(known.positions);
  };
  const onPaint = () => {
    cancelMeasuring();
    const state = test.getState();
    const { presented, transcribed } = state.trial;
    if (state.exercise !== exercise) {
      ({ exercise } = state);
      known = noLineStarts;
    }
    if (presented.length <= longestWhole) return;
    cancelMeasuring = measureAfterLayout([box], null, () => {
      const wanted = nextSegmentAt(transcribed.graphemes.length, segment(), presented.length);
      const topOf = (position: number) =>
        rangeOf(painter, presented, position)?.getBoundingClientRect().top ?? 0;
      learn(wanted === null ? null : lineStartBefore(topOf, segment().from, wanted));
    });
  };
  const stops = [painter.subscribe(onPaint), whenLinesChange(box, () => learn(null))];
  onPaint();
  return () => {
    for (const stop of stops) stop();
    cancelMeasuring();
  };
}

/** What decides where the lines of a box break: two boxes of equal layout break a text alike. */
function layoutOf(box: HTMLElement): string {
  // Not their shorthand, which is empty if not all of a style fits into it, as in forced colours.
  const { fontSize, fontFamily } = getComputedStyle(box);
  const font = `${fontSize} ${fontFamily}`;
  return `${box.clientWidth} ${font} ${isFontLoaded(font)}`;
}

/**
 * Whether a font has loaded; true for a string that is not a font.
 *
 * @param font a size and families, as in styles; those of an element off the page are empty
 */
function isFontLoaded(font: string): boolean {
  try {
    return document.fonts.check(font);
  } catch {
    return true;
  }
}
