import { type RefObject, useEffect } from "react";
import { focusUntilBlur } from "./focus-until-blur.ts";

/** In milliseconds. Screen readers stop reading a heading if the test's last key is released after it got the focus. */
const delay = 400;

/** Focuses the heading of what follows a test, so that it is read out, unless the visitor has turned elsewhere. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!heading.current || !isFocusUnused()) return;
      focusUntilBlur(heading.current);
      heading.current.scrollIntoView({ block: "nearest" });
    }, delay);
    return () => clearTimeout(timer);
  }, [heading]);
}

/** Whether the focus is where the end of a test leaves it: on nothing, or on the disabled field. */
function isFocusUnused(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches("body, :disabled");
}
