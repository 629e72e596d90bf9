import { type RefObject, useEffect } from "react";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { useFocusOnArrival } from "../../ui/focus.ts";

/** The trials whose results have been shown. */
const shown = new WeakSet<FinishedTrial>();

/**
 * Keeps a new result in view until the visitor acts, and focuses its heading unless something else has the
 * focus. A result that was shown before stays where it was left, as after going back from another page.
 */
export function useArrival(
  trial: FinishedTrial,
  result: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useFocusOnArrival(heading);
  useEffect(() => {
    if (shown.has(trial)) return undefined;
    const show = () => {
      shown.add(trial);
      scrollToResult(result.current);
    };
    // After the browser has scrolled to the caret, which is further down, but before the paint.
    const frame = requestAnimationFrame(show);
    const listening = new AbortController();
    const { signal } = listening;
    // An on-screen keyboard closes with the disabled field.
    addEventListener("resize", show, { signal });
    for (const act of ["keydown", "pointerdown", "wheel"]) {
      addEventListener(act, () => listening.abort(), { signal });
    }
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [trial, result]);
}

/** Scrolls to the top of the page if the whole result fits below, otherwise to the result. */
function scrollToResult(result: Element | null): void {
  if (!result) return;
  if (result.getBoundingClientRect().bottom + scrollY <= innerHeight) scrollTo({ top: 0 });
  else result.scrollIntoView();
}

const pause: Milliseconds = 800;

/** Keys that activate the focused element or scroll the page. */
const acting = new Set([" ", "Enter", "PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp"]);

/**
 * Ignores Space, Enter and the keys that scroll, for 800 ms and while letters keep coming, because some
 * visitors are still typing when the test ends.
 */
export function usePauseWhileTypingOn(result: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const end = new AbortController();
    const stop = () => end.abort();
    let timer = setTimeout(stop, pause);
    const ignore = (event: Event & Partial<KeyboardEvent>) => {
      const { key = "" } = event;
      if (event.type === "keydown" && key.trim().length === 1) {
        clearTimeout(timer);
        timer = setTimeout(stop, pause);
      }
      if (acting.has(key) && isOfResult(event.target, result.current)) {
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", ignore, { signal: end.signal });
    document.addEventListener("keyup", ignore, { signal: end.signal });
    return stop;
  }, [result]);
}

/** Controls outside the result work. */
function isOfResult(target: EventTarget | null, result: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches("body, :disabled") || Boolean(result?.contains(target));
}
