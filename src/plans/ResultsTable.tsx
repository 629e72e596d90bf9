import { scoreText, scoringRule } from "../format/score.ts";
import { accuracyText, countText, numberText, rangeText } from "../format/format-figures.ts";
import { RangeBar } from "../format/RangeBar.tsx";
import scale from "../format/scale.module.css";
import { kindOfTest } from "../saved-tests/stored-test.ts";
import { TextCap } from "../ui/KeyCap.tsx";
import note from "../ui/note.module.css";
import { Table } from "../ui/Table.tsx";
import { planMeans, type PlanResult } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import styles from "./plans.module.css";

/** A row for each counted test, and for the means of each kind and condition. */
export function ResultsTable({ plan, results }: { plan: Plan; results: readonly PlanResult[] }) {
  const rule = scoringRule(plan.scoring);
  const hasPractice = plan.steps.some((step) => step.kind === "test" && step.isPractice);
  const isScored = rule.unit !== "WPM";
  const hasKinds = new Set(results.map(kindOfTest)).size > 1;
  const tests = results.map((result, index) => ({
    name: numberText(index + 1),
    condition: result.place.condition,
    kind: kindOfTest(result),
    wordsPerMinute: result.speed.wordsPerMinute,
    range: result.speed.likelyRange,
    score: scoreText(rule, result.scored),
    accuracy: accuracyText(result.summary),
    errors: numberText(result.summary.errors),
    mistakesLeft: numberText(result.scored.mistakesLeft),
    notes: result.notes,
  }));
  // One test is its own average, but its range as an average would differ from its range as a test.
  const averages = planMeans(results).filter((mean) => mean.tests > 1);
  const means = averages.map((mean) => ({
    name: "Average",
    condition: mean.condition,
    kind: mean.kind,
    wordsPerMinute: mean.wordsPerMinute,
    range: mean.range,
    score: "–",
    // Never 100% in spite of errors, as in a row.
    accuracy: `${Math.min(mean.accuracy, mean.errors > 0 ? 99.9 : 100).toFixed(1)}%`,
    errors: mean.errors.toFixed(1),
    mistakesLeft: mean.mistakesLeft.toFixed(1),
    notes: `of ${countText(mean.tests, "test")}`,
  }));
  const rows = [...tests, ...means];
  const ends = rows.flatMap(({ range }) => (range ? [range.low, range.high] : []));
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
  const at = (speed: number) => 2 + (96 * (speed - lowest)) / Math.max(1, highest - lowest);
  return (
    <>
      <Table
        caption={
          <>
            <h2 className={styles.message}>This run</h2>
            {hasPractice && "Practice tests are saved but not counted."}
          </>
        }
        className={styles.table}
        columns={[
          { name: "Test", isText: hasKinds },
          { name: "WPM" },
          { name: "Likely range", head: twoHeads("Likely range", "Likely") },
          ...(isScored ? [{ name: columnNames[rule.unit], isFigure: true }] : []),
          { name: "Accuracy", head: "Accu\u00ADracy", isFigure: true },
          { name: "Errors", head: "Er\u00ADrors", isFigure: true },
          { name: "Mistakes left", head: twoHeads("Mistakes left", "Left"), isFigure: true },
          { name: "Notes", isText: true, className: styles.wide },
        ]}
        rows={rows.map(({ name, condition, kind, wordsPerMinute, range, ...row }, index) => ({
          key: index,
          cells: [
            <span key="name">
              {name === "Average" ? twoHeads(name, "Avg.") : name}{" "}
              {condition && <TextCap>{condition}</TextCap>} {hasKinds && <small>{kind}</small>}
            </span>,
            <b key="speed">{numberText(wordsPerMinute)}</b>,
            range ? (
              <span key="range" className={styles.range}>
                <svg className={styles.wide} height="18" aria-hidden="true">
                  <rect className={scale.ground} width="100%" y="8" height="2" />
                  <RangeBar
                    low={at(range.low)}
                    high={at(range.high)}
                    middle={at(wordsPerMinute)}
                    height={18}
                    isSolid={name === "Average"}
                  />
                </svg>
                {rangeText(range)}
              </span>
            ) : (
              "–"
            ),
            ...(isScored ? [row.score] : []),
            row.accuracy,
            row.errors,
            row.mistakesLeft,
            row.notes,
          ],
        }))}
      />
      <ul className={`${note.note} ${styles.notes} ${styles.narrow}`}>
        {tests.map(({ name, notes }) => notes && <li key={name}>{`Test ${name}: ${notes}.`}</li>)}
      </ul>
      {isScored && <p className={styles.muted}>{`${rule.name}: ${rule.formula}.`}</p>}
    </>
  );
}

const columnNames = { WPM: "WPM", "net WPM": "Net WPM", "keystrokes per hour": "KSPH" } as const;

/** The head of a column or row, which has less space on a phone. */
function twoHeads(wide: string, narrow: string) {
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  );
}
