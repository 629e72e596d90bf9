import { measureAfterLayout, whenLinesChange } from "../../ui/layout-observers.ts";
import type { AttachedTest, RunElement } from "../api.ts";
import { maxWholeLength } from "./painted-segment.ts";

/**
 * Keeps the caret's line in view in a passage, with one line before it and the others after it.
 *
 * Geometry comes from observers, which report it after the browser's own layout,
 * so that no key forces a layout.
 */
export function followCaret({ test, painter, field }: AttachedTest): () => void {
  const { box, elements, segment } = painter;
  let { exercise } = test.getState();
  let { from } = segment();
  let cancelMeasuring = () => {};
  let haveLinesChanged = false;
  /** The text whose lines are all in view. */
  let inView: readonly string[] | null = null;

  const keepInView = (rectOf: (element: Element) => DOMRectReadOnly, view: DOMRectReadOnly) => {
    // Firefox scrolls a field to its start when it is disabled, and browsers keep its offset when its lines
    // break elsewhere.
    const isOutOfPlace = haveLinesChanged && field.selectionEnd === field.value.length;
    if (field.disabled || isOutOfPlace) field.scrollTop = 1e6;
    haveLinesChanged = false;
    const [first, current, last] = landmarksOf(elements()).map(rectOf);
    if (!first || !current || !last) {
      box.scrollTop = box.scrollHeight;
      return;
    }
    scrollToCaret(box, current, view);
    const { presented } = test.getState().trial;
    const isWhole = presented.length <= maxWholeLength;
    if (isWhole && last.bottom - first.top <= view.height) inView = presented;
  };
  const rectNow = (element: Element) => element.getBoundingClientRect();
  const measure = () => {
    // The pending measurement is outdated.
    cancelMeasuring();
    const landmarks = landmarksOf(elements());
    cancelMeasuring =
      landmarks.length > 0
        ? measureAfterLayout(landmarks, box, keepInView)
        : measureAfterLayout([box], null, keepInView);
  };
  const onLinesChange = () => {
    inView = null;
    haveLinesChanged = true;
    measure();
  };
  const onPaint = () => {
    const state = test.getState();
    if (state.exercise !== exercise) {
      ({ exercise } = state);
      inView = null;
      box.scrollTop = 0;
    }
    // A segment that begins elsewhere is scrolled before it is painted.
    if (segment().from !== from) keepInView(rectNow, rectNow(box));
    ({ from } = segment());
    if (state.trial.presented !== inView) measure();
  };

  const stops = [
    painter.subscribe(onPaint),
    // Between keys the box may change its width and fonts may arrive.
    whenLinesChange(box, onLinesChange),
    // Another font may not change the size of the box.
    test.options.subscribe(({ face }) => face, onLinesChange),
  ];
  measure();
  return () => {
    for (const stop of stops) stop();
    cancelMeasuring();
  };
}

/** The first painted run, that of the character to type next, and the last; none if nothing is left to type. */
function landmarksOf(elements: readonly RunElement[]): readonly Element[] {
  const current = elements.find(({ run }) => run.state === "current");
  const [first, last] = [elements[0], elements.at(-1)];
  return first && current && last ? [first.element, current.element, last.element] : [];
}

/**
 * Scrolls a box so that the caret's line is the second in it, or the first if it shows no more than two. The
 * browser stops at the ends of the text.
 *
 * The scroll offset is derived from the position of the caret, because browsers scroll a box by themselves
 * too.
 */
function scrollToCaret(box: HTMLElement, current: DOMRectReadOnly, view: DOMRectReadOnly): void {
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  /** Between the edge of a line and that of the text in it. */
  const leading = (lineHeight - current.height) / 2;
  const linesBehind = view.height < 2.5 * lineHeight ? 0 : 1;
  const shift = current.top - leading - linesBehind * lineHeight - view.top;
  if (Math.abs(shift) > 1) box.scrollBy(0, shift);
}
