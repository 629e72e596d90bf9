import type { ReactNode } from "react";
import button from "../ui/button.module.css";
import styles from "./Toast.module.css";

/**
 * A message at the foot of the window that stays until it is dismissed. Its status region is always
 * there, because one that appears together with its text is not read out everywhere.
 */
export function Toast({
  isShown,
  onDismiss,
  children,
}: {
  isShown: boolean;
  onDismiss: () => void;
  children: ReactNode;
}) {
  return (
    <div className={isShown ? styles.toast : styles.place}>
      <output className={styles.message}>{isShown && children}</output>
      {isShown && (
        <button type="button" className={button.button} onClick={onDismiss}>
          Dismiss
        </button>
      )}
    </div>
  );
}
