import { type ReactNode, useEffect, useRef } from "react";
import button from "../ui/button.module.css";
import styles from "./Toast.module.css";

/**
 * A message that stays until it is dismissed, in a place of its own, so that it covers nothing. Its
 * status region is always there, because one that appears together with its text is not read out
 * everywhere.
 *
 * @param children the message; false for none
 */
export function Toast({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const toast = useRef<HTMLDivElement>(null);
  const isShown = children !== false;

  useEffect(() => {
    if (isShown) toast.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);

  return (
    <div ref={toast} className={isShown ? styles.toast : styles.place}>
      <output className={styles.message}>{children}</output>
      {isShown && (
        <button type="button" className={button.button} onClick={onDismiss}>
          Dismiss
        </button>
      )}
    </div>
  );
}
