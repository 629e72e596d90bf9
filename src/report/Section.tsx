import { createContext, type ReactNode, use } from "react";
import { type ReportPart, reportParts } from "./report-parts.ts";
import styles from "./report.module.css";

/** What the ids of the parts begin with, where the page has another report. */
export const PartIds = createContext("");

/** A part of the report: its heading, one sentence on what it means for this visitor, its contents. */
export function Section({
  part,
  meaning,
  aside,
  children,
}: {
  part: ReportPart;
  meaning: string;
  /** What chooses how the contents are shown; stands at the end of the heading's line. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const beginning = use(PartIds);
  return (
    <section className={`${styles.section} ${styles[part] ?? ""}`}>
      <div className={styles.head}>
        <h3 id={beginning + part} tabIndex={-1}>
          {reportParts.find((each) => each.part === part)?.title}
        </h3>
        <p className={styles.meaning}>{withUnits(meaning)}</p>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A sentence of which no line ends between a figure and its unit. */
function withUnits(sentence: string): string {
  return sentence.replaceAll(/(?<=\d) (?=(?:WPM|ms|s)\b)/g, "\u00a0");
}
