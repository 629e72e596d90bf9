import type { ReactNode } from "react";
import styles from "./Prose.module.css";

/** Headings, paragraphs and lists set for reading. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

/** The heading of a page, and what the page is about in a sentence or two. */
export function PageIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.intro}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
  );
}
