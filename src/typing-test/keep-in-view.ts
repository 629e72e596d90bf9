import { measureAfterLayout } from "../ui/layout-observers.ts";
import type { TestStore } from "../visit/test-store.ts";
import { whileRunning } from "./running/while-running.ts";

/**
 * Brings what is typed with into view: when the field gets the focus, with a test's first key, and when
 * the window or an on-screen keyboard takes room away. A new test shows the page from its top where
 * the test has room there; else the figures come first. While one types nothing moves, for passage
 * and field scroll within themselves.
 *
 * @param section holds the figures, the passage and the field
 * @returns what ends it.
 */
export function keepInView(section: HTMLElement, test: TestStore): () => void {
  let stopLooking = () => {};
  /** That was begun and has not been looked at yet. */
  let isNew = false;

  const look = () => {
    const field = section.querySelector("textarea");
    const slip = field?.parentElement;
    const bench = slip?.parentElement;
    const foot = section.querySelector("details")?.parentElement;
    if (!field || !slip || !bench || !foot) return;
    stopLooking();
    stopLooking = measureAfterLayout([bench, slip, field, foot], null, (places) => {
      // The visitor may have gone on to another control, or have come to the end.
      if (document.activeElement !== field || test.getState().trial.phase === "finished") return;
      const view = viewBelow(document.querySelector("header"));
      const rectOf = (part: Element) => places.get(part) ?? new DOMRect();
      const shown = rectOf(bench);
      const all = new DOMRect(0, shown.top, 0, rectOf(foot).bottom - shown.top);
      const isWholeFromTop = all.bottom + scrollY <= view.bottom;
      const isFirstLook = isNew;
      isNew = false;
      if (isWithin(shown, view) && !(isFirstLook && isWholeFromTop)) return;
      const rect = [all, shown, rectOf(slip)].find(({ height }) => height <= view.height);
      const shift = rect ? rect.top - view.top : rectOf(field).bottom - view.bottom;
      const top = isWholeFromTop ? 0 : scrollY + shift;
      if (top !== scrollY) scrollTo({ top, behavior: "instant" });
    });
  };
  const lookWhereTyped = () => {
    if (document.activeElement === section.querySelector("textarea")) look();
  };

  const stop = whileRunning(test, () => {
    look();
    return () => {};
  });
  let { testsBefore } = test.getState();
  const stopFollowing = test.turns.subscribe(() => {
    if (test.getState().testsBefore === testsBefore) return;
    ({ testsBefore } = test.getState());
    isNew = true;
  });
  section.addEventListener("focusin", lookWhereTyped);
  addEventListener("resize", lookWhereTyped);
  window.visualViewport?.addEventListener("resize", lookWhereTyped);
  // Some turn to the field before this code is here. With a mouse it has the focus from the start, the
  // page stays at its top, and the first key brings it into view.
  if (!matchMedia("(hover: hover) and (pointer: fine)").matches) lookWhereTyped();
  return () => {
    stop();
    stopFollowing();
    stopLooking();
    section.removeEventListener("focusin", lookWhereTyped);
    removeEventListener("resize", lookWhereTyped);
    window.visualViewport?.removeEventListener("resize", lookWhereTyped);
  };
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
