import { type RefObject, useEffect } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { focusUntilBlur } from "./focus-until-blur.ts";

/** Screen readers stop reading a heading if the last key of the test is released after it got the focus. */
const delay: Milliseconds = 400;

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
