import type { ReactNode } from "react";
import styles from "./Section.module.css";

/** A part of the report: its heading, one sentence on what it means for this visitor, its contents. */
export function Section({
  title,
  meaning,
  children,
}: {
  title: string;
  meaning: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <p className={styles.meaning}>{meaning}</p>
      {children}
    </section>
  );
}
