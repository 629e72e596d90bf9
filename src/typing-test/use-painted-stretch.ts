import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { lineStartBefore } from "./line-start-before.ts";
import { paintedText } from "./painted-text.ts";
import { nextStretchAt, paintedStretch, type Stretch } from "./painted-stretch.ts";

/**
 * Which part of the presented text to paint, and the caret's line kept in view: one line behind it,
 * the others ahead.
 *
 * Geometry comes from an observer, which reports it after the browser has laid the page out by
 * itself, so that no key forces a layout. Line starts hold for one width: what changes it forgets
 * them, but for the one that the painted stretch begins with.
 */
export function usePaintedStretch(
  box: RefObject<HTMLElement | null>,
  presented: readonly string[],
  caret: number,
): Stretch {
  const [lineStarts, setLineStarts] = useState<readonly number[]>([]);
  const stretch = paintedStretch(presented.length, caret, lineStarts);
  const { from } = stretch;
  const wanted = nextStretchAt(caret, stretch, presented.length);

  useEffect(() => {
    const element = box.current;
    const mark = element?.querySelector('[data-state="current"]');
    if (!element || !mark) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        keepInView(element, entry.boundingClientRect);
        if (wanted === null) return;
        const painted = presented.slice(from, wanted + 1).map(paintedText);
        const start = from + lineStartBefore(element, painted, wanted - from);
        setLineStarts((known) => (start > (known.at(-1) ?? 0) ? [...known, start] : known));
      },
      { root: element },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  });

  // A stretch that begins elsewhere scrolls elsewhere, before it is seen.
  useLayoutEffect(() => {
    const mark = box.current?.querySelector('[data-state="current"]');
    if (box.current && mark && from > 0) keepInView(box.current, mark.getBoundingClientRect());
  }, [box, from]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setLineStarts((known) => known.slice(-1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return stretch;
}

/** Scrolls a box so that the line of a character stands second in it, as far as its text reaches. */
function keepInView(box: HTMLElement, character: DOMRect): void {
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  const lineTop = character.top - (lineHeight - character.height) / 2;
  const offset = lineTop - lineHeight - box.getBoundingClientRect().top;
  if (Math.abs(offset) > 1) box.scrollTop += offset;
}
