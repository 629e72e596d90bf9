import { useState } from "react";
import { countText } from "../format/format-figures.ts";
import type { OpenedTests } from "../test-files/open-tests.ts";
import { futureSentence, problemSentence } from "./progress-words.ts";
import styles from "./ProgressReport.module.css";

/** Nobody would read more problems than this. */
const mostProblems = 20;

/** What in the files opened last could not be read, was there already, or is dated in the future. */
export function OpenedFilesNotes({
  opened: { tests, problems, repeated },
}: {
  opened: OpenedTests;
}) {
  // The time of the first render, because rendering may not read a clock.
  const [now] = useState(() => Date.now());
  const future = futureSentence(tests, now);
  return (
    <output className={styles.notes}>
      {problems.slice(0, mostProblems).map((problem, index) => (
        // Two files may have name and problem in common.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={`${index} ${problem.name} ${problem.problem} ${problem.count}`}>
          <bdi className={styles.name}>{problem.name}</bdi> {problemSentence(problem)}
        </span>
      ))}
      {problems.length > mostProblems && (
        <span>{`${countText(problems.length - mostProblems, "more problem")} in these files.`}</span>
      )}
      {repeated > 0 && (
        <span>{`${countText(repeated, "test")} opened twice and counted once.`}</span>
      )}
      {future !== null && <span>{future}</span>}
    </output>
  );
}
