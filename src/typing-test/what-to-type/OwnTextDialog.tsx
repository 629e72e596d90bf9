import { useEffect, useRef } from "react";
import { useBackdrop } from "../../ui/use-backdrop.ts";
import { useFollowed } from "../../visit/use-followed.ts";
import type { Visit } from "../../visit/visit.ts";
import { OwnText } from "./OwnText.tsx";
import styles from "./OwnText.module.css";

/** Where a visitor brings a text; open for as long as one is wished for. */
export function OwnTextDialog({ visit }: { visit: Visit }) {
  const { test } = visit;
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useFollowed(test, ({ wish }) => wish?.mode === "own" && wish.obstacle === null);
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
      aria-label="Your own text"
      {...backdrop}
      // Told at once, since the event of closing comes later and may meet the dialog open again.
      onCancel={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.content}>
        {isOpen && (
          <OwnText
            draft={visit.ownText}
            source={test.state().source}
            onChoose={(exercise) => test.tell({ kind: "begin", exercise })}
            onClose={close}
          />
        )}
      </div>
    </dialog>
  );
}
