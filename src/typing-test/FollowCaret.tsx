import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { KnownLineStarts } from "./known-line-starts.ts";
import { lineStartsIn } from "./line-starts-in.ts";
import { lineStartBefore } from "./line-start-before.ts";
import { paintedText } from "./painted-text.ts";
import { nextStretchAt, type Stretch } from "./painted-stretch.ts";

/**
 * Keeps the caret's line in view in a passage, one line behind it and the others ahead, and finds the
 * line starts with which the next stretches of a long text can begin. Shows nothing itself.
 *
 * Geometry comes from observers, which report it after the browser has laid the page out by itself,
 * so that no key forces a layout.
 *
 * @param onLook told how what is known changes; the same function at each render
 */
export function FollowCaret({
  box,
  presented,
  caret,
  stretch,
  onLook,
}: {
  box: RefObject<HTMLElement | null>;
  presented: readonly string[];
  caret: number;
  stretch: Stretch;
  onLook: (change: (before: KnownLineStarts) => KnownLineStarts) => void;
}) {
  const { from, to } = stretch;
  const isPart = from > 0 || to < presented.length;
  const wanted = nextStretchAt(caret, stretch, presented.length);

  // Undone with the change that outdates it, so that it never reports on another stretch.
  useLayoutEffect(() => {
    const element = box.current;
    const target = element && (currentIn(element) ?? element.firstElementChild);
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      () => {
        keepInView(element);
        // A text that is painted whole needs no line starts, and to ask for fonts takes time.
        if (!isPart) return;
        const found = wanted === null ? null : lineStartAt(element, presented, from, wanted);
        onLook((before) => lineStartsIn(before, layoutOf(element), from, found));
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
      onLook((before) => lineStartsIn(before, layoutOf(element), from, null));
    };
    const observer = new ResizeObserver(lookAgain);
    observer.observe(element);
    document.fonts.addEventListener("loadingdone", lookAgain);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", lookAgain);
    };
  }, [box, from, onLook]);

  // A stretch that begins elsewhere scrolls elsewhere, before it is seen.
  const shownFrom = useRef(from);
  useLayoutEffect(() => {
    if (box.current && shownFrom.current !== from) keepInView(box.current);
    shownFrom.current = from;
  }, [box, from]);

  return null;
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
  // Not their shorthand, which is empty where not all of a style fits into it, as in forced colours.
  const { fontSize, fontFamily } = getComputedStyle(box);
  const font = `${fontSize} ${fontFamily}`;
  return `${box.clientWidth} ${font} ${document.fonts.check(font)}`;
}
