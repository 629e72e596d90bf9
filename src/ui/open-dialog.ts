/** By dialog that is open without being modal: what had the focus before. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Opens a dialog over the page, which waits meanwhile. In a browser that has no such dialogs it stands
 * over a page that does not wait; the focus goes, Escape closes and the focus returns all the same.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  try {
    dialog.showModal();
  } catch {
    focusedBefore.set(dialog, document.activeElement);
    dialog.setAttribute("open", "");
    Object.assign(dialog.style, { position: "fixed", inset: "0", zIndex: "2" });
    dialog.tabIndex = -1;
    dialog.focus();
    dialog.addEventListener("keydown", closeByEscape);
  }
}

/** Closes a dialog, where it is open, and gives the focus back. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (!dialog.hasAttribute("open")) return;
  const focused = focusedBefore.get(dialog);
  if (focused === undefined) {
    dialog.close();
    return;
  }
  focusedBefore.delete(dialog);
  dialog.removeAttribute("open");
  if (focused instanceof HTMLElement) focused.focus();
}

/** Tells it as the browser tells of its own dialogs. */
function closeByEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key !== "Escape" || !(currentTarget instanceof HTMLDialogElement)) return;
  currentTarget.dispatchEvent(new Event("cancel"));
  closeDialog(currentTarget);
}
