import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";

/**
 * A modal dialog with a heading and a Close button, open as long as it is rendered. Escape and a click
 * beside it close it as well. The focus then returns to where it was or, if that is hidden, to the page's
 * contents.
 */
export function Dialog({
  name,
  heading = name,
  className = "",
  contentsClassName = styles.contents,
  actions,
  onClose,
  children,
  ...dropHandlers
}: Pick<ComponentProps<"div">, "onDragOver" | "onDrop"> & {
  /** Its accessible name. */
  name: string;
  heading?: ReactNode;
  /** Sets `--widest` if it is wider than a form. */
  className?: string | undefined;
  /** Replaces the padding and gaps of all that it contains, its heading included. */
  contentsClassName?: string | undefined;
  /** Buttons before Close. */
  actions?: ReactNode;
  /** Called when the visitor has closed it. */
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const backdrop = useBackdrop(close);

  // A layout effect, because closing returns the focus only before React removes the element.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      current?.close();
      const { activeElement } = document;
      // Chromium returns the focus without the caret, so that keys would type nothing.
      if (activeElement instanceof HTMLTextAreaElement) {
        activeElement.setSelectionRange(activeElement.selectionStart, activeElement.selectionEnd);
      }
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={name}
      {...backdrop}
      // Fired however it was closed, when elements outside can take the focus again.
      onClose={({ target, currentTarget }) => {
        // StrictMode closes it and opens it again before this event comes.
        if (target !== currentTarget || currentTarget.open) return;
        flushSync(onClose);
        focusMainIfLost();
      }}
    >
      <div className={contentsClassName} {...dropHandlers}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {actions}
          <Button onClick={close}>Close</Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Focuses the page's contents if nothing visible has the focus, for example because its element is gone. */
export function focusMainIfLost() {
  const { activeElement, body } = document;
  if (activeElement === body || !activeElement?.checkVisibility()) {
    document.querySelector("main")?.focus({ preventScroll: true });
  }
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
