import { createContext, type ReactNode, use } from "react";
import { type ReportPart, reportParts } from "./report-parts.ts";
import styles from "./report.module.css";

/** A prefix for the ids of the parts, for a second report on the page. */
export const PartIds = createContext("");

/** A part of the report: its heading, what it means for this visitor in a sentence, and its contents. */
export function Section({
  part,
  meaning,
  aside,
  children,
}: {
  part: ReportPart;
  meaning: string;
  /** Controls at the end of the heading's line. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const beginning = use(PartIds);
  return (
    <section className={`${styles.section} ${styles[part] ?? ""}`}>
      <div className={styles.head}>
        <h3 id={beginning + part}>{reportParts.find((each) => each.part === part)?.title}</h3>
        <p className={styles.meaning}>{withUnits(meaning)}</p>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Keeps figures and their units on one line. */
function withUnits(sentence: string): string {
  return sentence.replaceAll(/(?<=\d) (?=(?:WPM|ms|s)\b)/g, "\u00a0");
}
