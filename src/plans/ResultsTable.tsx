import { scoreText, scoringRule } from "../format/score.ts";
import { accuracyText, numberText, rangeText } from "../format/format-figures.ts";
import { bareSpeedText, commonUnit, rangeInUnit } from "../format/speed-unit.ts";
import { kindOfTest } from "../saved-tests/stored-test.ts";
import { TextCap } from "../ui/KeyCap.tsx";
import { Table } from "../ui/Table.tsx";
import { planMeans, type PlanResult } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import styles from "./plans.module.css";

/** A row for each counted test, and for the means of each kind and condition. */
export function ResultsTable({ plan, results }: { plan: Plan; results: readonly PlanResult[] }) {
  const rule = scoringRule(plan.scoring);
  const hasPractice = plan.steps.some((step) => step.kind === "test" && step.isPractice);
  const isScored = rule.unit !== "WPM";
  const unit = commonUnit(results);
  const hasKinds = new Set(results.map(kindOfTest)).size > 1;
  const tests = results.map((result, index) => ({
    name: numberText(index + 1),
    condition: result.place.condition,
    kind: kindOfTest(result),
    wordsPerMinute: result.speed.wordsPerMinute,
    range: result.speed.likelyRange,
    score: scoreText(rule, result.scored),
    figures: [
      accuracyText(result.summary),
      numberText(result.summary.errors),
      numberText(result.scored.mistakesLeft),
    ],
  }));
  // One test is its own average, but its range as an average would differ from its range as a test.
  const averages = planMeans(results).filter((mean) => mean.tests > 1);
  const means = averages.map((mean) => ({
    ...mean,
    name: `Aver\u00ADage of ${mean.tests}`,
    score: "–",
    figures: [
      accuracyText(mean),
      (mean.errors / mean.tests).toFixed(1),
      mean.mistakesLeft.toFixed(1),
    ],
  }));
  const lines = [
    ...results.flatMap(({ notes }, index) => (notes ? [`Test ${index + 1}: ${notes}.`] : [])),
    ...(isScored ? [`${rule.name}: ${rule.formula}.`] : []),
  ];
  return (
    <>
      <Table
        caption={
          <>
            <h2>This run</h2>
            {hasPractice && "Practice tests are saved but not counted."}
          </>
        }
        className={styles.table}
        columns={[
          { name: "Test", isText: hasKinds },
          { name: unit.head, head: unit.head.replace("Char", "Char\u00AD") },
          { name: "Likely range" },
          ...(isScored ? [{ name: columnNames[rule.unit], isFigure: true }] : []),
          { name: "Accuracy", head: "Accu\u00ADracy", isFigure: true },
          { name: "Errors", head: "Er\u00ADrors", isFigure: true },
          { name: "Mistakes left", head: "Mis\u00ADtakes left", isFigure: true },
        ]}
        rows={[...tests, ...means].map((row, index) => ({
          key: index,
          cells: [
            <span key="name">
              {row.name} {row.condition && <TextCap>{row.condition}</TextCap>}{" "}
              {hasKinds && <small>{row.kind}</small>}
            </span>,
            <b key="speed">{bareSpeedText(row.wordsPerMinute, unit)}</b>,
            row.range ? rangeText(rangeInUnit(row.range, unit)) : "–",
            ...(isScored ? [row.score] : []),
            ...row.figures,
          ],
        }))}
      />
      {lines.map((line) => (
        <p key={line} className={styles.muted}>
          {line}
        </p>
      ))}
    </>
  );
}

const columnNames = { WPM: "WPM", "net WPM": "Net WPM", "keystrokes per hour": "KSPH" } as const;
