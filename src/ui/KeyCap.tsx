import styles from "./KeyCap.module.css";

/** A small picture of a key with a character on it. */
export function KeyCap({ children }: { children: string | number }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  );
}

/** A character or a pair of characters drawn as a key within a line of text. */
export function TextCap({ children }: { children: string }) {
  return (
    <span className={styles.cap} translate="no">
      {children}
    </span>
  );
}
