import type { Progress } from "../test-files/progress.ts";
import { groupText, pooledText } from "./progress-words.ts";
import note from "../ui/note.module.css";
import styles from "./ProgressChart.module.css";

/** What the signs of the chart stand for. */
export function ProgressLegend({ progress: { points, first, last } }: { progress: Progress }) {
  const averages = [
    first && pooledText(groupText("first", points.length), first),
    last && pooledText(groupText("last", points.length), last),
  ].filter((text) => text !== null);
  return (
    <ul className={note.legend}>
      <li>
        <svg width="16" height="24" aria-hidden="true">
          <path className={styles.range} d="M8 1V23" />
          <path className={styles.dotEdge} d="M8 12h0" />
          <path className={styles.dot} d="M8 12h0" />
        </svg>
        one test and its likely range
      </li>
      {averages.length > 0 && (
        <li>
          <svg width="24" height="16" aria-hidden="true">
            <rect className={styles.pooledRange} width="24" height="16" />
            <path className={styles.pooled} d="M0 8H24" />
          </svg>
          <span>{`averages and where another such test would end: ${averages.join("; ")}`}</span>
        </li>
      )}
    </ul>
  );
}
