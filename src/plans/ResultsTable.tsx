import type { ScoringRule } from "../content/scoring-rules.ts";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import { accuracyText, countText, numberText, rangeText } from "../format/format-figures.ts";
import { scoreOf, scoreText } from "../format/score.ts";
import { Table } from "../ui/Table.tsx";
import { type MeanResult, planMeans, type PlanResult } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import styles from "./plans.module.css";

/** A row for each counted test, and for the means of each kind and condition. */
export function ResultsTable({
  plan,
  results,
  rule,
}: {
  plan: Plan;
  results: readonly PlanResult[];
  rule: ScoringRule;
}) {
  const hasKeyboards = results.some(({ keyboardLabel }) => keyboardLabel !== undefined);
  const isScored = rule.unit !== "WPM";
  const columns = [
    { name: "Test" },
    ...(plan.conditions ? [{ name: "Condition" }] : []),
    ...(hasKeyboards ? [{ name: "Keyboard", isText: true }] : []),
    { name: "WPM" },
    { name: "Likely range", className: styles.wide },
    ...(isScored ? [{ name: columnNames[rule.unit] }] : []),
    { name: "Accuracy" },
    { name: "Errors" },
    { name: "Mistakes left", className: styles.wide },
    { name: "Notes", isText: true, className: styles.wide },
  ];
  const cells = (all: readonly (readonly [wanted: boolean, cell: string])[]) =>
    all.flatMap(([wanted, cell]) => (wanted ? [cell] : []));
  const means = planMeans(results);
  const hasPractice = plan.steps.some((step) => step.kind === "test" && step.isPractice);
  return (
    <>
      <Table
        caption={`This run.${hasPractice ? " Tests for practice are saved, but not counted." : ""}`}
        className={styles.table}
        columns={columns}
        rows={[
          ...results.map((result, index) => ({
            key: index,
            cells: cells([
              [true, numberText(index + 1)],
              [plan.conditions !== null, result.place.condition ?? "–"],
              [hasKeyboards, result.keyboardLabel ?? "–"],
              [true, numberText(result.speed.wordsPerMinute)],
              [true, rangeOf(result.speed.likelyRange)],
              [isScored, scoreText(rule, scoreOf(rule, { ...result, ...result.summary }))],
              [true, accuracyText(result.summary)],
              [true, numberText(result.summary.errors)],
              [true, numberText(result.mistakesLeft)],
              [true, result.notes.join(", ")],
            ]),
          })),
          ...means.map((mean) => ({
            key: meanName(mean, means),
            cells: cells([
              [true, meanName(mean, means)],
              [plan.conditions !== null, ""],
              [hasKeyboards, ""],
              [true, numberText(mean.wordsPerMinute)],
              [true, rangeOf(mean.together?.rangeOfAverage)],
              [isScored, "–"],
              [true, `${tenths(mean.accuracy)}%`],
              [true, tenths(mean.errors)],
              [true, tenths(mean.mistakesLeft)],
              [true, `of ${countText(mean.tests, "test")}`],
            ]),
          })),
        ]}
      />
      {isScored && <p className={styles.muted}>{`${rule.name}: ${rule.formula}.`}</p>}
    </>
  );
}

const columnNames = { WPM: "WPM", "net WPM": "Net WPM", "keystrokes per hour": "KSPH" } as const;

function rangeOf(range: LikelyRange | null | undefined): string {
  return range ? rangeText(range) : "–";
}

/** "Mean of A"; with several kinds of test also which: "Mean, Passage, medium". */
function meanName({ condition, kind }: MeanResult, all: readonly MeanResult[]): string {
  const hasKinds = new Set(all.map((mean) => mean.kind)).size > 1;
  return `Mean${condition ? ` of ${condition}` : ""}${hasKinds ? `, ${kind}` : ""}`;
}

function tenths(value: number): string {
  return value.toFixed(1);
}
