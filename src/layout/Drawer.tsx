import { useEffect, useRef } from "react";
import button from "../ui/button.module.css";
import { useBackdrop } from "../ui/use-backdrop.ts";
import { Navigation } from "./Navigation.tsx";
import styles from "./Drawer.module.css";

/** From here on Header.module.css shows the links themselves in place of the drawer's button. */
const wide = "(min-width: 40rem)";

/** The menu of small screens: a button, and the links in a dialog at the side of the screen. */
export function Drawer({ path }: { path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  const close = () => dialog.current?.close();
  const backdrop = useBackdrop(close);

  useEffect(() => {
    const screen = matchMedia(wide);
    const closeWhenWide = () => dialog.current?.close();
    screen.addEventListener("change", closeWhenWide);
    return () => screen.removeEventListener("change", closeWhenWide);
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${button.button} ${styles.button}`}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      {/* The click is for the backdrop; keys close a dialog by Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog ref={dialog} className={styles.drawer} aria-label="Menu" {...backdrop}>
        <div className={styles.contents}>
          <button
            type="button"
            className={`${button.button} ${styles.button}`}
            aria-label="Close menu"
            onClick={close}
          >
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          <Navigation path={path} shape="column" onFollow={close} />
        </div>
      </dialog>
    </>
  );
}
