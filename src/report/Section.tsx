import { createContext, type ReactNode, use, useState } from "react";
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

/** Contents folded away under their name; made when first unfolded, printed only while open. */
export function Folded({
  name,
  isBesideHeading = false,
  children,
}: {
  name: string;
  /** Where there is nothing else in the part, its summary stands at the end of the heading's line. */
  isBesideHeading?: boolean;
  children: ReactNode;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={`${styles.folded} ${isBesideHeading ? styles.besideHeading : ""}`}
      onToggle={() => setWasOpened(true)}
    >
      <summary>{name}</summary>
      {wasOpened && <div className={styles.contents}>{children}</div>}
    </details>
  );
}
