import { type RefObject, useEffect } from "react";

const pause = 800;

/**
 * Ignores Space and Enter on the buttons of an element just shown, for 800 ms: a typist in flow is
 * still typing, and should press nothing by it.
 */
export function usePauseBeforeKeys(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    const ignore = (event: KeyboardEvent) => {
      if (event.key === " " || event.key === "Enter") event.preventDefault();
    };
    const stop = () => {
      target?.removeEventListener("keydown", ignore);
      target?.removeEventListener("keyup", ignore);
    };
    target?.addEventListener("keydown", ignore);
    target?.addEventListener("keyup", ignore);
    const timer = setTimeout(stop, pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [element]);
}
