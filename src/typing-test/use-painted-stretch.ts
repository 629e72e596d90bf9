import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lineStartsIn, noLineStarts } from "./known-line-starts.ts";
import { lineStartBefore } from "./line-start-before.ts";
import { paintedText } from "./painted-text.ts";
import { nextStretchAt, paintedStretch, type Stretch } from "./painted-stretch.ts";

/**
 * Which part of the presented text to paint, and the caret's line kept in view: one line behind it,
 * the others ahead.
 *
 * Geometry comes from observers, which report it after the browser has laid the page out by itself,
 * so that no key forces a layout.
 */
export function usePaintedStretch(
  box: RefObject<HTMLElement | null>,
  presented: readonly string[],
  caret: number,
): Stretch {
  const [known, setKnown] = useState(noLineStarts);
  const stretch = paintedStretch(presented.length, caret, known.positions);
  const { from } = stretch;
  const wanted = nextStretchAt(caret, stretch, presented.length);

  useEffect(() => {
    const element = box.current;
    const target = element && (currentIn(element) ?? element.firstElementChild);
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      () => {
        keepInView(element);
        const found = wanted === null ? null : lineStartAt(element, presented, from, wanted);
        setKnown((before) => lineStartsIn(before, layoutOf(element), from, found));
      },
      { root: element },
    );
    observer.observe(target);
    return () => observer.disconnect();
  });

  // Between keys, too, the box may become wider or narrower and the font arrive.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const lookAgain = () => {
      keepInView(element);
      setKnown((before) => lineStartsIn(before, layoutOf(element), from, null));
    };
    const observer = new ResizeObserver(lookAgain);
    observer.observe(element);
    document.fonts.addEventListener("loadingdone", lookAgain);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", lookAgain);
    };
  }, [box, from]);

  // A stretch that begins elsewhere scrolls elsewhere, before it is seen.
  const shownFrom = useRef(from);
  useLayoutEffect(() => {
    if (box.current && shownFrom.current !== from) keepInView(box.current);
    shownFrom.current = from;
  }, [box, from]);

  return stretch;
}

function currentIn(box: HTMLElement): Element | null {
  return box.querySelector('[data-state="current"]');
}

/** Scrolls a box so that the caret's line stands second in it, as far as its text reaches. */
function keepInView(box: HTMLElement): void {
  const current = currentIn(box)?.getBoundingClientRect();
  if (!current) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  const lineTop = current.top - (lineHeight - current.height) / 2;
  const offset = lineTop - lineHeight - box.getBoundingClientRect().top;
  if (Math.abs(offset) > 1) box.scrollTop += offset;
}

/** The position at which the line of a painted character begins. */
function lineStartAt(
  box: HTMLElement,
  presented: readonly string[],
  from: number,
  position: number,
): number {
  const painted = presented.slice(from, position + 1).map(paintedText);
  return from + lineStartBefore(box, painted, position - from);
}

/** What decides where the lines of a box break: two boxes of equal layout break a text alike. */
function layoutOf(box: HTMLElement): string {
  const { font } = getComputedStyle(box);
  return `${box.clientWidth} ${font} ${document.fonts.check(font)}`;
}
