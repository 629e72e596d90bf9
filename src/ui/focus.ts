import { type RefObject, useEffect } from "react";

/** In milliseconds. Screen readers stop reading a heading if the test's last key is released after it got the focus. */
const delay = 400;

/** Marks the element that a dialog or a popover focuses when it opens; React's `autoFocus` sets no attribute. */
export function focusOnOpen(element: HTMLElement | null): void {
  if (element) element.autofocus = true;
}

/** Focuses the heading of what follows a test, so that it is read out, unless the visitor has moved it. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const { activeElement } = document;
      // The end of a test leaves the focus on nothing, or on the disabled field.
      const isUnused = !activeElement || activeElement.matches("body, :disabled");
      if (!heading.current || !isUnused) return;
      focusUntilBlur(heading.current);
      heading.current.scrollIntoView({ block: "nearest" });
    }, delay);
    return () => clearTimeout(timer);
  }, [heading]);
}

/**
 * Focuses an element that is not a control. It is focusable only while it has the focus, because Orca calls an
 * element that always is "clickable".
 */
export function focusUntilBlur(element: HTMLElement): void {
  const end = () => {
    // The window may have lost the focus, and this element will have it again.
    if (document.activeElement === element) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", end);
  };
  if (!element.hasAttribute("tabindex")) {
    element.addEventListener("blur", end);
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
