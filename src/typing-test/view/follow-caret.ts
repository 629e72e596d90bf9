import { isFontLoaded, measureAfterLayout, whenLinesChange } from "../../ui/layout-observers.ts";
import { characterDirection } from "./character-direction.ts";
import { type KnownLineStarts, lineStartBefore, lineStartsIn } from "./line-starts.ts";
import { paintedText } from "./painted-text.ts";
import { longestWhole, nextSegmentAt, type PaintedSegment } from "./painted-segment.ts";

/** What is told of each painting of a passage. */
interface CaretFollower {
  /** @param caret position of the character to type next */
  readonly look: (presented: readonly string[], caret: number, stretch: PaintedSegment) => void;
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
  let stopLooking = () => {};
  let lineHeight = lineHeightOf(box);
  /** The text of which all lines are known to be in view. */
  let inView: readonly string[] | null = null;
  let bar = box.style.getPropertyValue("--bar");

  // Between keys, too, the box may become wider or narrower and the font arrive.
  const lookAgain = () => {
    lineHeight = lineHeightOf(box);
    inView = null;
    keepCurrentInView(null);
    onLook((before) => lineStartsIn(before, layoutOf(box), from, null));
  };
  /** Has bars stand where characters begin that run in a direction: at their left, or at their right. */
  const turnBars = (direction: string) => {
    const wanted = direction === "rtl" ? "-3px" : "";
    if (wanted === bar) return;
    bar = wanted;
    box.style.setProperty("--bar", bar);
  };
  /** @param whole the text, where all of it is painted */
  const keepCurrentInView = (whole: readonly string[] | null) => {
    const landmarks = landmarksIn(box);
    if (landmarks) {
      const places = placesOf(landmarks, (landmark) => landmark.getBoundingClientRect());
      keepPlacesInView(places, box.getBoundingClientRect(), whole);
    } else box.scrollTop = box.scrollHeight;
  };
  const keepPlacesInView = (
    places: Landmarks<DOMRectReadOnly>,
    view: DOMRectReadOnly,
    whole: readonly string[] | null,
  ) => {
    keepInView(box, places, view, lineHeight);
    if (places.last.bottom - places.first.top <= view.height) inView = whole;
  };
  const stopFollowingLines = whenLinesChange(box, lookAgain);

  return {
    look(presented, caret, stretch) {
      // What it was to report on is outdated.
      stopLooking();
      turnBars(characterDirection(presented, caret) ?? box.dir);
      // A stretch that begins elsewhere scrolls elsewhere, before it is seen.
      if (stretch.from !== from) keepCurrentInView(null);
      ({ from } = stretch);
      if (presented === inView) return;

      const isWhole = presented.length <= longestWhole;
      const landmarks = landmarksIn(box);
      const elements = landmarks
        ? [landmarks.first, landmarks.current, landmarks.last].filter(
            (landmark) => landmark instanceof Element,
          )
        : Array.from(box.children).slice(0, 1);
      const root = elements.length > 0 ? box : null;
      // Of ranges it cannot tell, but when the box is laid out.
      stopLooking = measureAfterLayout(root ? elements : [box], root, (rects, view) => {
        // To ask for edges anew would wait for a layout where the figures have changed meanwhile.
        const whole = isWhole ? presented : null;
        if (isWhole && landmarks && view && root) {
          const places = placesOf(landmarks, (landmark) => rects.get(landmark) ?? new DOMRect());
          keepPlacesInView(places, view, whole);
        } else keepCurrentInView(whole);
        // A text that is painted whole needs no line starts, and to ask for fonts takes time.
        if (isWhole) return;
        const wanted = nextSegmentAt(caret, stretch, presented.length);
        const found = wanted === null ? null : lineStartAt(box, presented, stretch.from, wanted);
        onLook((before) => lineStartsIn(before, layoutOf(box), stretch.from, found));
      });
    },
    stop() {
      stopLooking();
      stopFollowingLines();
    },
  };
}

function lineHeightOf(box: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(box).lineHeight);
}

/**
 * The runs that tell how far a painted text can and should be scrolled, as elements or as ranges of a
 * text with highlights, or their places in the window.
 */
interface Landmarks<Landmark> {
  readonly first: Landmark;
  readonly current: Landmark;
  readonly last: Landmark;
}

/** @returns `null` where nothing is left to type. */
function landmarksIn(box: HTMLElement): Landmarks<Element | Range> | null {
  const { firstElementChild: first, lastElementChild: last, firstChild: text } = box;
  if (text instanceof Text) return landmarksInText(text);
  const current = box.querySelector('[data-state="current"]');
  return first && current && last && { first, current, last };
}

function landmarksInText(text: Text): Landmarks<Range> | null {
  const [current] = CSS.highlights.get("current") ?? [];
  if (!(current instanceof Range) || current.collapsed) return null;
  const [first, last] = [new Range(), new Range()];
  first.setStart(text, 0);
  first.setEnd(text, 1);
  // Two, for a line end has no place of its own.
  last.setStart(text, Math.max(0, text.length - 2));
  last.setEnd(text, text.length);
  return { first, current, last };
}

function placesOf(
  { first, current, last }: Landmarks<Element | Range>,
  rectOf: (landmark: Element | Range) => DOMRectReadOnly,
): Landmarks<DOMRectReadOnly> {
  return { first: rectOf(first), current: rectOf(current), last: rectOf(last) };
}

/**
 * Scrolls a box so that the caret's line stands second in it, or first where it shows no more than two,
 * as far as its text reaches.
 *
 * How far it is scrolled is read off the text's own place, for a browser scrolls a box by itself too.
 */
function keepInView(
  box: HTMLElement,
  { first, current, last }: Landmarks<DOMRectReadOnly>,
  view: DOMRectReadOnly,
  lineHeight: number,
): void {
  /** Between the edge of a line and that of what stands in it. */
  const leading = (lineHeight - current.height) / 2;
  const linesBehind = view.height < 2.5 * lineHeight ? 0 : 1;
  const wanted = current.top - leading - linesBehind * lineHeight - view.top;
  const toStart = first.top - leading - view.top;
  const toEnd = last.bottom + leading - view.bottom;
  const shift = Math.max(toStart, Math.min(wanted, toEnd));
  if (Math.abs(shift) > 1) box.scrollBy(0, shift);
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
  return `${box.clientWidth} ${font} ${isFontLoaded(font)}`;
}
