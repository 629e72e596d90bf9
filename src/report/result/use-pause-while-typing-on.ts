import { useEffect } from "react";

const pause = 800;

/** Keys that press what has the focus, or scroll the page. */
const acting = new Set([" ", "Enter", "PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp"]);

/**
 * Has a typist in flow, who is still typing when the test is over, press nothing and scroll nothing by
 * it: Space, Enter and the keys that move through the page do nothing for 800 ms, and for as long as
 * letters keep coming.
 */
export function usePauseWhileTypingOn(): void {
  useEffect(() => {
    let timer = setTimeout(stop, pause);

    function ignore(event: KeyboardEvent) {
      if (event.type === "keydown" && event.key.trim().length === 1) {
        clearTimeout(timer);
        timer = setTimeout(stop, pause);
      }
      if (acting.has(event.key) && isOfResult(event.target)) event.preventDefault();
    }
    function stop() {
      clearTimeout(timer);
      document.removeEventListener("keydown", ignore);
      document.removeEventListener("keyup", ignore);
    }

    document.addEventListener("keydown", ignore);
    document.addEventListener("keyup", ignore);
    return stop;
  }, []);
}

/** Whatever else the visitor has turned to meanwhile works. */
function isOfResult(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("body, :disabled, [data-result] *");
}
