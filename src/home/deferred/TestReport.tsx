import { layoutOf } from "../../content/keyboard-layouts.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { isCountedInCharacters } from "../../format/saved-result.ts";
import { Report } from "../../report/Report.tsx";
import { TextLanguage } from "../../ui/text-language.ts";
import { useTest, useStore } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./Outcome.module.css";
import { useExplained } from "./Outcome.tsx";

/** The report of a finished trial. */
export function TestReport({ visit, trial }: { visit: Visit; trial: FinishedTrial }) {
  const explained = useExplained(visit, trial);
  const chosenLayout = useStore(visit.layout);
  const exercise = useTest(visit.test, (state) => state.exercise);
  const { language } = exercise;
  return (
    <div className={styles.report}>
      <TextLanguage value={language ?? undefined}>
        <Report
          trial={trial}
          analysis={explained?.analysis ?? null}
          isInStudy={!isCountedInCharacters(trial.presented)}
          layout={chosenLayout ?? layoutOf(language)}
          onLayout={visit.layout.setState}
          drillOffer={explained?.drillOffer ?? null}
        />
      </TextLanguage>
    </div>
  );
}
