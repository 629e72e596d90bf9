import { type ReactNode, useEffect, useRef } from "react";
import button from "../../ui/button.module.css";
import { useBackdrop } from "../../ui/use-backdrop.ts";
import type { Mode } from "../../visit/modes.ts";
import type { TestStore } from "../../visit/test-store.ts";
import { useFollowed } from "../../visit/use-followed.ts";
import styles from "./ModeDialog.module.css";

/** Where a visitor says more of what to type; open for as long as the mode is wished for. */
export function ModeDialog({
  test,
  mode,
  title,
  children,
}: {
  test: TestStore;
  mode: Mode;
  title: string;
  /** What is in it while it is open, around its heading. */
  children: (heading: ReactNode) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useFollowed(
    test,
    ({ wish }) => wish?.mode === mode && wish.obstacle === null && !wish.isByArrow,
  );
  const close = () => test.tell({ kind: "wish", wish: null });
  const backdrop = useBackdrop(close);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // The click is for the backdrop; keys close a dialog by Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      {...backdrop}
      // Told at once, since the event of closing comes later and may meet the dialog open again.
      onCancel={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {isOpen &&
        children(
          <div className={styles.head}>
            <h2>{title}</h2>
            <button type="button" className={button.button} onClick={close}>
              Close
            </button>
          </div>,
        )}
    </dialog>
  );
}
