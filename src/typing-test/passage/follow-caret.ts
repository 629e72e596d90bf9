import { type KnownLineStarts, lineStartBefore, lineStartsIn } from "./line-starts.ts";
import { paintedText } from "./painted-text.ts";
import { longestWhole, nextStretchAt, type Stretch } from "./painted-stretch.ts";

/** What is told of each painting of a passage. */
interface CaretFollower {
  /** @param caret position of the character to type next */
  readonly look: (presented: readonly string[], caret: number, stretch: Stretch) => void;
  readonly stop: () => void;
}

/**
 * Keeps the caret's line in view in a passage, one line behind it and the others ahead, and finds the
 * line starts with which the next stretches of a long text can begin.
 *
 * Geometry comes from observers, which report it after the browser has laid the page out by itself,
 * so that no key forces a layout.
 *
 * @param box what the passage is painted in
 * @param onLook told how what is known changes
 */
export function followCaret(
  box: HTMLElement,
  onLook: (change: (before: KnownLineStarts) => KnownLineStarts) => void,
): CaretFollower {
  let from = 0;
  let observer: IntersectionObserver | null = null;
  let measures = measuresOf(box);

  // Between keys, too, the box may become wider or narrower and the font arrive.
  const lookAgain = () => {
    keepCurrentInView();
    onLook((before) => lineStartsIn(before, layoutOf(box), from, null));
  };
  const keepCurrentInView = () => {
    measures = measuresOf(box);
    const current = currentIn(box)?.getBoundingClientRect();
    if (current) measures = keepInView(box, measures, current, box.getBoundingClientRect());
    else box.scrollTop = box.scrollHeight;
  };
  const resizes = new ResizeObserver(lookAgain);
  resizes.observe(box);
  document.fonts.addEventListener("loadingdone", lookAgain);

  return {
    look(presented, caret, stretch) {
      // What it was to report on is outdated.
      observer?.disconnect();
      observer = null;
      // A stretch that begins elsewhere scrolls elsewhere, before it is seen.
      if (stretch.from !== from) keepCurrentInView();
      ({ from } = stretch);
      const isWhole = presented.length <= longestWhole;
      if (isWhole && measures.mostScrolled <= 1) return;

      const current = currentIn(box);
      const target = current ?? box.firstElementChild;
      if (!target) return;
      observer = new IntersectionObserver(
        ([entry]) => {
          // To ask for edges anew would wait for a layout where the figures have changed meanwhile.
          if (isWhole && current && entry?.rootBounds) {
            measures = keepInView(box, measures, entry.boundingClientRect, entry.rootBounds);
          } else keepCurrentInView();
          // A text that is painted whole needs no line starts, and to ask for fonts takes time.
          if (isWhole) return;
          const wanted = nextStretchAt(caret, stretch, presented.length);
          const found = wanted === null ? null : lineStartAt(box, presented, stretch.from, wanted);
          onLook((before) => lineStartsIn(before, layoutOf(box), stretch.from, found));
        },
        { root: box },
      );
      observer.observe(target);
    },
    stop() {
      observer?.disconnect();
      resizes.disconnect();
      document.fonts.removeEventListener("loadingdone", lookAgain);
    },
  };
}

function currentIn(box: HTMLElement): Element | null {
  return box.querySelector('[data-state="current"]');
}

/** What of a box stays as it is from key to key. */
interface Measures {
  readonly lineHeight: number;
  readonly scrolled: number;
  readonly mostScrolled: number;
}

function measuresOf(box: HTMLElement): Measures {
  return {
    lineHeight: Number.parseFloat(getComputedStyle(box).lineHeight),
    scrolled: box.scrollTop,
    mostScrolled: box.scrollHeight - box.clientHeight,
  };
}

/**
 * Scrolls a box so that the caret's line stands second in it, or first where it shows no more than two,
 * as far as its text reaches.
 *
 * @returns the measures after it.
 */
function keepInView(
  box: HTMLElement,
  measures: Measures,
  current: DOMRectReadOnly,
  view: DOMRectReadOnly,
): Measures {
  const { lineHeight, scrolled, mostScrolled } = measures;
  const lineTop = current.top - (lineHeight - current.height) / 2;
  const linesBehind = view.height < 2.5 * lineHeight ? 0 : 1;
  const wanted = scrolled + lineTop - linesBehind * lineHeight - view.top;
  const next = Math.max(0, Math.min(wanted, mostScrolled));
  if (Math.abs(next - scrolled) <= 1) return measures;
  box.scrollTop = next;
  return { ...measures, scrolled: next };
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
