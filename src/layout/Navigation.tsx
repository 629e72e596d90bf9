import { useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { focusMainIfLost, useBackdrop } from "../ui/Dialog.tsx";
import styles from "./Navigation.module.css";

/** The main links: a row in the header, a column in the drawer. */
export function Navigation({
  path,
  shape,
  onFollow,
}: {
  path: string;
  shape: "row" | "column";
  onFollow?: () => void;
}) {
  return (
    <nav aria-label="Main">
      <ul className={styles[shape]}>
        {Object.entries(mainLinks).map(([href, label]) => (
          <li key={href}>
            <a
              href={href}
              className={styles.link}
              aria-current={isCurrentLink(href, path) ? "page" : undefined}
              onClick={onFollow}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const mainLinks = { "/": "Home", "/about": "About", "/faq": "FAQ", "/contact": "Contact" };

/** Whether a link leads to the page at `path` or to a page above it; Home counts for its own path alone. */
export function isCurrentLink(href: string, path: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}

const drawerId = "drawer";

/** Opens and closes the drawer before its code has loaded, in browsers that support these attributes. */
const command = (name: "show-modal" | "close") => ({ command: name, commandfor: drawerId });

/** If commands work, a click must not act as well, because Chromium logs that it has no effect. */
function supportsCommands(): boolean {
  return "command" in HTMLButtonElement.prototype;
}

/** The menu of small screens: a button, and a dialog with the links at the side of the screen. */
export function Drawer({ path }: { path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const backdrop = useBackdrop(close);

  return (
    <>
      <Button
        look="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        {...command("show-modal")}
        onClick={() => {
          if (!supportsCommands()) dialog.current?.showModal();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Button>
      <dialog
        ref={dialog}
        id={drawerId}
        className={`${styles.drawer} not-printed`}
        aria-label="Menu"
        {...backdrop}
        // The button that opened it is hidden if the window has widened.
        onClose={focusMainIfLost}
      >
        <div className={styles.contents}>
          <Button
            look="icon"
            aria-label="Close menu"
            {...command("close")}
            onClick={() => {
              if (!supportsCommands()) close();
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </Button>
          <Navigation path={path} shape="column" onFollow={close} />
        </div>
      </dialog>
    </>
  );
}
