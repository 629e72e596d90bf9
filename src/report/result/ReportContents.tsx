import { numberText } from "../../figures/figures-format.ts";
import { goToPart, reportParts } from "../report-parts.ts";
import styles from "./ReportContents.module.css";

/** The way to each part of the report. */
export function ReportContents({ mistakesLeft }: { mistakesLeft: number }) {
  return (
    <nav className={styles.contents} aria-label="Parts of the report">
      {reportParts.map(({ part, title }) => (
        <a
          key={part}
          href={`#${part}`}
          onClick={(event) => {
            // The address stays as it is: it names no place that is there when it is opened.
            event.preventDefault();
            goToPart(part);
          }}
        >
          <span>{title}</span>
          {part === "mistakes" && mistakesLeft > 0 && <sup>{numberText(mistakesLeft)}</sup>}
        </a>
      ))}
    </nav>
  );
}
