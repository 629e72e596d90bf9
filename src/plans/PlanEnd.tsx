import { useState } from "react";
import { keyTimes } from "../content/promises.ts";
import { comparisonText, likelyText } from "../format/comparison-text.ts";
import { countText } from "../format/format-figures.ts";
import { openTests } from "../saved-tests/open-tests.ts";
import { conditionsCompared, isCounted, isPlanTest } from "../saved-tests/plan-test.ts";
import { progressTest } from "../saved-tests/progress-test.ts";
import { savedTestsParts } from "../saved-tests/file-entries.ts";
import { saveAs, tableParts } from "../saved-tests/save-tests.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Button } from "../ui/Button.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { useVisitTests } from "../visit/visit-tests.ts";
import type { Visit } from "../visit/visit.ts";
import { ComparisonPicture } from "./ComparisonPicture.tsx";
import { type PlanRun, planRunnerOf } from "./plan-run.ts";
import { StepHeading } from "./BetweenTests.tsx";
import { capitalized, conditionText } from "./plan-text.ts";
import { ResultsTable } from "./ResultsTable.tsx";
import styles from "./plans.module.css";

/** The results of a run: the comparison of the conditions, ways to save, and a row for each test. */
export function PlanEnd({ visit, run }: { visit: Visit; run: PlanRun }) {
  const { plan } = run;
  const runner = planRunnerOf(visit);
  const tests = useVisitTests(visit).filter((test) => test.plan?.run === run.id);
  const own = tests.map(progressTest).filter(isPlanTest).filter(isCounted);
  const earlier = run.earlier.filter(isCounted);
  const alone = conditionsCompared(own);
  const combined = conditionsCompared([...earlier, ...own]);
  const runs = new Set([...earlier, ...own].map((test) => test.plan.run)).size;
  const comparison =
    plan.conditions && combined && comparisonText(capitalized(conditionText(plan, "B")), combined);
  const findings = [
    comparison?.sentence,
    runs > 1 && `These are ${runs} runs of this plan.`,
    runs > 1 && comparison && alone && `This run alone: ${likelyText(alone)}.`,
  ].filter(Boolean);
  const savedText = run.isSaved
    ? "Your results are saved in a file. Nothing was sent, so send the file yourself."
    : "Save your results, or they will be lost when you reload or close this page.";

  async function saveResults() {
    const all = [...run.unsaved, ...tests];
    const outcome = await saveAs("json", () => savedTestsParts(all), run.typist);
    if (outcome === true) runner.markSaved();
    return outcome;
  }

  return (
    <>
      <div className={`${styles.card} ${styles.inset}`}>
        <StepHeading>{comparison?.heading ?? `${countText(own.length, "test")} done`}</StepHeading>
        <p className={styles.instructions}>
          {`${findings.join(" ")}\n${savedText} The file contains ${keyTimes}.`.trim()}
        </p>
        <div className={styles.actions}>
          <ActionButton name="Save results" done="Saved" look="primary" onPress={saveResults} />
          <ActionButton
            name="Save table"
            done="Saved"
            onPress={() =>
              saveAs("csv", () => tableParts(run.typist, [...run.earlier, ...tests]), run.typist)
            }
          />
          <OpenEarlier visit={visit} />
          <Button onClick={() => runner.runAgain(tests)}>Run it again</Button>
          <Button onClick={runner.leave}>Leave the plan</Button>
        </div>
        {plan.conditions && <ComparisonPicture plan={plan} own={own} earlier={earlier} />}
      </div>
      {own.length > 0 && (
        <div className={`${styles.card} ${styles.inset}`}>
          <ResultsTable plan={plan} tests={own} />
        </div>
      )}
    </>
  );
}

/** Opens results of earlier runs of the same plan, which count together with this one. */
function OpenEarlier({ visit }: { visit: Visit }) {
  const [message, setMessage] = useState("");

  async function open(files: readonly File[]) {
    const { tests } = await openTests(files);
    const runs = planRunnerOf(visit).addEarlier(tests);
    setMessage(
      runs === 0
        ? "These files contain no other run of this plan."
        : `${countText(runs, "run")} opened.`,
    );
  }

  return (
    <>
      <FileButton
        name="Open earlier runs"
        accept=".json,application/json"
        multiple
        onFiles={(files) => void open(files)}
      />
      <output className={styles.muted}>{message}</output>
    </>
  );
}
