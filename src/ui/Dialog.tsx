import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import button from "./button.module.css";
import styles from "./Dialog.module.css";

/**
 * A modal dialog with a heading and a Close button. Escape and a click beside it close it as well. The
 * focus then returns to where it was.
 */
export function Dialog({
  name,
  heading = name,
  isOpen = true,
  className = "",
  actions,
  onClose,
  children,
}: {
  /** Its accessible name. */
  name: string;
  heading?: ReactNode;
  isOpen?: boolean;
  /** Sets `--widest` if it is wider than a form. */
  className?: string | undefined;
  /** Buttons before Close. */
  actions?: ReactNode;
  /** Called when the visitor closes it, before anything can open it again. */
  onClose: () => void;
  /** Renders its contents while it is open, around its heading. */
  children: (heading: ReactNode) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  function close() {
    // Closes it before React removes it, because closing returns the focus.
    dialog.current?.close();
    onClose();
  }
  const backdrop = useBackdrop(close);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // The click handler is for the backdrop; Escape closes the dialog by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={name}
      {...backdrop}
      // The close event comes later, when the dialog may be open again.
      onCancel={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      // Chromium fires no cancel event if nothing was clicked or typed since the dialog opened.
      onClose={({ target, currentTarget }) => {
        if (isOpen && target === currentTarget && !currentTarget.open) onClose();
      }}
    >
      {isOpen &&
        children(
          <div className={styles.head}>
            <h2>{heading}</h2>
            {actions}
            <button type="button" className={button.button} onClick={close}>
              Close
            </button>
          </div>,
        )}
    </dialog>
  );
}

/**
 * Event handlers that close a modal dialog on a click beside it. Both press and release have to be
 * there, because a drag out of the dialog, as in selecting text, fires a click on the dialog itself.
 */
export function useBackdrop(close: () => void) {
  const pressed = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: MouseEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressed.current === currentTarget) close();
    },
  };
}
