import type { ReactNode } from "react";
import styles from "./Prose.module.css";

/** Headings, paragraphs, lists and tables set for reading. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
