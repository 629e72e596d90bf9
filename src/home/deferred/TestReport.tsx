import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { Report } from "../../report/Report.tsx";
import { TextLanguage } from "../../ui/text-language.ts";
import { useTest } from "../../visit/use-store.ts";
import { useReportLayout } from "../../visit/visit-tests.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./Outcome.module.css";
import { isLikeStudy, useExplained } from "./Outcome.tsx";

/** The report of a finished trial; nothing until it is analysed, or if it is too long for that. */
export function TestReport({ visit, trial }: { visit: Visit; trial: FinishedTrial }) {
  const explained = useExplained(visit, trial);
  const layout = useReportLayout(visit, trial);
  const exercise = useTest(visit.test, (state) => state.exercise);
  const { language } = exercise;
  if (!explained) return null;
  return (
    <section className={styles.report} aria-label="Report">
      <TextLanguage value={language ?? ""}>
        <Report
          trial={trial}
          analysis={explained.analysis}
          isCompared={isLikeStudy(exercise, trial)}
          layout={layout}
          onLayout={visit.layout.setState}
          drillOffer={explained.drillOffer}
        />
      </TextLanguage>
    </section>
  );
}
