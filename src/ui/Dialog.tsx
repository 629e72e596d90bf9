import { type ReactNode, useEffect, useRef } from "react";
import button from "./button.module.css";
import styles from "./Dialog.module.css";
import { closeDialog, openDialog } from "./open-dialog.ts";
import { useBackdrop } from "./use-backdrop.ts";

/**
 * A sheet over the page, under its heading and with a button that closes it; so do Escape and a click
 * beside it. The focus then returns to where it was.
 */
export function Dialog({
  name,
  heading = name,
  isOpen = true,
  className = "",
  onClose,
  children,
}: {
  /** As screen readers call it. */
  name: string;
  heading?: ReactNode;
  isOpen?: boolean;
  /** Sets `--widest` where it is to be wider than a form. */
  className?: string | undefined;
  /** Told when the visitor closes it, before anything else can open it anew. */
  onClose: () => void;
  /** What is in it while it is open, around its heading. */
  children: (heading: ReactNode) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  function close() {
    // Before it goes, or the focus would go with it.
    if (dialog.current) closeDialog(dialog.current);
    onClose();
  }
  const backdrop = useBackdrop(close);

  useEffect(() => {
    if (!dialog.current) return;
    if (isOpen) openDialog(dialog.current);
    else closeDialog(dialog.current);
  }, [isOpen]);

  return (
    // The click is for the backdrop; keys close a dialog by Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={name}
      {...backdrop}
      // Told at once, since the event of closing comes later and may meet the dialog open again.
      onCancel={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      // Chromium leaves the event before out where nothing was clicked or typed since the dialog opened.
      onClose={({ target, currentTarget }) => {
        if (isOpen && target === currentTarget && !currentTarget.open) onClose();
      }}
    >
      {isOpen &&
        children(
          <div className={styles.head}>
            <h2>{heading}</h2>
            <button type="button" className={button.button} onClick={close}>
              Close
            </button>
          </div>,
        )}
    </dialog>
  );
}
