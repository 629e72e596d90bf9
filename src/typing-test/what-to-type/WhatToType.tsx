import { type MouseEvent, useRef, useState } from "react";
import button from "../../ui/button.module.css";
import type { Exercise } from "../exercise.ts";
import { useModule } from "../use-module.ts";
import styles from "./WhatToType.module.css";

const loadMenu = () => import("./Menu.tsx");

/** The button that says what is typed, and the menu behind it, whose code is fetched on the way there. */
export function WhatToType({
  exercise,
  onChoose,
}: {
  exercise: Exercise;
  onChoose: (exercise: Exercise) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const menu = useModule(loadMenu, isWanted);
  const want = () => setIsWanted(true);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <>
      <button
        type="button"
        className={`${button.button} ${styles.button}`}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want();
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        <span className="visually-hidden">What to type: </span>
        {exercise.title}
        <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {/* The click is for the backdrop; keys close a dialog by Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="what-to-type"
        onClick={closeOnBackdrop}
        onClose={() => setIsOpen(false)}
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
              exercise={exercise}
              onChoose={(chosen) => {
                close();
                onChoose(chosen);
              }}
            />
          )}
        </div>
      </dialog>
    </>
  );
}
