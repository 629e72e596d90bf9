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
  let isSpacious = false;
  let observer: IntersectionObserver | null = null;

  // Between keys, too, the box may become wider or narrower and the font arrive.
  const lookAgain = () => {
    isSpacious = hasRoomToSpare(box);
    keepInView(box);
    onLook((before) => lineStartsIn(before, layoutOf(box), from, null));
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
      if (stretch.from !== from) keepInView(box);
      ({ from } = stretch);
      const isWhole = presented.length <= longestWhole;
      if (isWhole && isSpacious) return;

      const target = currentIn(box) ?? box.firstElementChild;
      if (!target) return;
      observer = new IntersectionObserver(
        () => {
          keepInView(box);
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

/** Whether a box is less high than it may become: it then shows all of its text, and grows with it. */
function hasRoomToSpare(box: HTMLElement): boolean {
  const frame = box.parentElement;
  return (
    frame !== null && box.clientHeight + 1 < Number.parseFloat(getComputedStyle(frame).maxBlockSize)
  );
}

function currentIn(box: HTMLElement): Element | null {
  return box.querySelector('[data-state="current"]');
}

/**
 * Scrolls a box so that the caret's line stands second in it, or first where it shows no more than two,
 * as far as its text reaches.
 */
function keepInView(box: HTMLElement): void {
  const current = currentIn(box)?.getBoundingClientRect();
  if (!current) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  const lineTop = current.top - (lineHeight - current.height) / 2;
  const linesBehind = box.clientHeight < 2.5 * lineHeight ? 0 : 1;
  const offset = lineTop - linesBehind * lineHeight - box.getBoundingClientRect().top;
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
