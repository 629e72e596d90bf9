/**
 * Focuses an element that is no control. It is focusable only while it has the focus, because Orca calls an
 * element that always is "clickable".
 */
export function focusUntilBlur(element: HTMLElement): void {
  const end = () => {
    // The window may have lost the focus, and this element will have it again.
    if (document.activeElement === element) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", end);
  };
  element.addEventListener("blur", end);
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
