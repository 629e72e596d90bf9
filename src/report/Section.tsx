import { type ReactNode, useState } from "react";
import styles from "./report.module.css";

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

/** Contents folded away under their name; made when first unfolded, printed only while open. */
export function Folded({ name, children }: { name: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.folded} onToggle={() => setWasOpened(true)}>
      <summary>{name}</summary>
      {wasOpened && <div className={styles.contents}>{children}</div>}
    </details>
  );
}
