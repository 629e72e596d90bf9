import { type RefObject, useEffect } from "react";
import type { Milliseconds } from "../../engine/trial/edit.ts";

const announceDelay: Milliseconds = 400;

/** Has a result that comes brought into view, and its heading read out, unless the visitor has turned elsewhere. */
export function useTurnToResult(
  result: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    // Before the frame is painted, but after the browser has turned to the caret, which is further down.
    const frame = requestAnimationFrame(() => bringIntoView(result.current, heading.current));
    // Late enough that the last key is over, so that the heading is read out whole.
    const timer = setTimeout(() => {
      if (!isFocusUnused()) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "nearest" });
    }, announceDelay);
    const turn = new AbortController();
    const { signal } = turn;
    // An on-screen keyboard goes with the field, and the header stays at the top again.
    const bringAgain = () => bringIntoView(result.current, heading.current);
    addEventListener("resize", bringAgain, { signal });
    for (const act of ["keydown", "pointerdown", "wheel"]) {
      addEventListener(act, () => turn.abort(), { signal });
    }
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      turn.abort();
    };
  }, [result, heading]);
}

/** Shows the head of the page where all of the result has room below it, and else the result from its top. */
function bringIntoView(result: Element | null, heading: Element | null): void {
  if (!result || !heading) return;
  if (result.getBoundingClientRect().bottom + scrollY <= innerHeight) scrollTo({ top: 0 });
  else heading.scrollIntoView();
}

/** Whether the focus is where the end of a test leaves it: on nothing, or on the disabled field. */
function isFocusUnused(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches("body, :disabled");
}
