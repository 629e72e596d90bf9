import styles from "./TextCap.module.css";

/** A character or a pair of characters drawn as a key within a line of text. */
export function TextCap({ children }: { children: string }) {
  return <span className={styles.cap}>{children}</span>;
}
