import { measureAfterLayout } from "../ui/layout-observers.ts";
import type { AttachedTest } from "./api.ts";

/**
 * Brings the field and its surroundings into view: when it gets the focus, with a test's first key, and
 * when the window or an on-screen keyboard takes space away. A new test shows the page from its top if the
 * test fits there; otherwise the live stats come first. While typing nothing moves, because passage and
 * field scroll within themselves.
 */
export function keepInView({ test, field, frame }: AttachedTest): () => void {
  const { section, panel, form, footer } = frame;
  let cancelMeasuring = () => {};
  /** The test that was brought into view last. */
  let shownTest = test.getState().testsBefore;

  const bringIntoView = () => {
    cancelMeasuring();
    cancelMeasuring = measureAfterLayout([panel, form, field, footer], null, (rectOf) => {
      // The visitor may have moved to another control or finished the test.
      const { trial, testsBefore } = test.getState();
      if (document.activeElement !== field || trial.phase === "finished") return;
      const view = viewBelow(document.querySelector("header"));
      const panelRect = rectOf(panel);
      const wholeRect = new DOMRect(0, panelRect.top, 0, rectOf(footer).bottom - panelRect.top);
      const isWholeFromTop = wholeRect.bottom + scrollY <= view.bottom;
      const isFirstTime = testsBefore !== shownTest;
      shownTest = testsBefore;
      if (isWithin(panelRect, view) && !(isFirstTime && isWholeFromTop)) return;
      const rect = [wholeRect, panelRect, rectOf(form)].find(({ height }) => height <= view.height);
      const shift = rect ? rect.top - view.top : rectOf(field).bottom - view.bottom;
      const top = isWholeFromTop ? 0 : scrollY + shift;
      if (top !== scrollY) scrollTo({ top, behavior: "instant" });
    });
  };
  const onChange = () => {
    if (document.activeElement === field && !isFocusedInPlace) bringIntoView();
  };

  const viewport = window.visualViewport;
  let scale = viewport?.scale;
  const onViewportChange = () => {
    // Visitors who zoom choose themselves what they see.
    if (scale === viewport?.scale) onChange();
    scale = viewport?.scale;
  };

  const unsubscribe = test.subscribe(
    ({ trial }) => trial.phase,
    (phase) => {
      if (phase === "running") bringIntoView();
    },
  );
  const listening = new AbortController();
  section.addEventListener("focusin", onChange, listening);
  addEventListener("resize", onChange, listening);
  viewport?.addEventListener("resize", onViewportChange, listening);
  // Visitors may focus the field before this code has loaded. With a mouse it has the focus from the start,
  // the page stays at its top, and the first key brings it into view.
  if (!hasPointer()) onChange();
  return () => {
    unsubscribe();
    listening.abort();
    cancelMeasuring();
  };
}

/** Whether the main pointer is a mouse or the like, so that there is probably a keyboard too. */
export function hasPointer(): boolean {
  return matchMedia("(hover: hover) and (pointer: fine)").matches;
}

let isFocusedInPlace = false;

/** Focuses a field without bringing it into view; the first key does. */
export function focusInPlace(field: HTMLTextAreaElement): void {
  isFocusedInPlace = true;
  field.focus({ preventScroll: true });
  isFocusedInPlace = false;
}

/** The part of the window that neither a header nor an on-screen keyboard covers. */
function viewBelow(header: Element | null): DOMRect {
  const isSticky = header !== null && getComputedStyle(header).position === "sticky";
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const top = Math.max(offsetTop, isSticky ? header.clientHeight : 0);
  return new DOMRect(0, top, innerWidth, offsetTop + height - top);
}

function isWithin(rect: DOMRectReadOnly, view: DOMRect): boolean {
  return rect.top >= view.top && rect.bottom <= view.bottom;
}
