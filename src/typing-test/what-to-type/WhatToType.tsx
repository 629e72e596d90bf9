import { useEffect, useRef } from "react";
import button from "../../ui/button.module.css";
import { ahead, useAhead } from "../../ui/ahead.ts";
import { useBackdrop } from "../../ui/use-backdrop.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./WhatToType.module.css";

const menuAhead = ahead(() => import("./Menu.tsx"));

/** The dialog in which a visitor chooses what to type. */
export function WhatToType({
  visit,
  isOpen,
  onChoose,
  onClose,
}: {
  visit: Visit;
  isOpen: boolean;
  onChoose: (exercise: Exercise) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useAhead(menuAhead);
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const backdrop = useBackdrop(close);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    menuAhead.want();
    return dialog.current?.showModal();
  }, [isOpen]);

  return (
    // The click is for the backdrop; keys close a dialog by Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="what-to-type"
      {...backdrop}
      // Told at once, since the event of closing comes later and may meet the dialog open again.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="what-to-type">What to type</h2>
          <button type="button" className={button.button} onClick={close}>
            Close
          </button>
        </div>
        {menu === "waiting" && <p>One moment …</p>}
        {menu === "failed" && (
          <p>
            The menu could not be loaded.{" "}
            <button type="button" className={button.button} onClick={() => location.reload()}>
              Reload to continue
            </button>
          </p>
        )}
        {isOpen && typeof menu === "object" && (
          <menu.Menu
            visit={visit}
            onChoose={(chosen) => {
              close();
              onChoose(chosen);
            }}
          />
        )}
      </div>
    </dialog>
  );
}
