import styles from "./HiddenStats.module.css";

/** Keeps the place of the live figures where they are hidden, since the result is to stand there. */
export function HiddenStats() {
  return <p className={styles.hidden}>Live figures are hidden. The result will show them.</p>;
}
