import type { ScoringRule } from "../content/scoring-rules.ts";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import type { Condition } from "../engine/trial/plan-place.ts";
import { accuracyText, countText, numberText, rangeText } from "../format/format-figures.ts";
import { scoreOf, scoreText } from "../format/score.ts";
import { kindOfTest } from "../test-files/stored-test.ts";
import { TextCap } from "../ui/KeyCap.tsx";
import { Table } from "../ui/Table.tsx";
import { planMeans, type PlanResult } from "./plan-results.ts";
import { RangeBar } from "./RangeBar.tsx";
import styles from "./plans.module.css";

/** A row for each counted test, and for the means of each kind and condition. */
export function ResultsTable({
  hasPractice,
  results,
  rule,
}: {
  hasPractice: boolean;
  results: readonly PlanResult[];
  rule: ScoringRule;
}) {
  const scored = ({ summary: { characters }, mistakesLeft, minutes }: PlanResult) =>
    scoreOf(rule, { characters, mistakesLeft, minutes });
  const isScored = rule.unit !== "WPM";
  const means = planMeans(results);
  const hasKinds = new Set(results.map(kindOfTest)).size > 1;
  const rows = [
    ...results.map((result, index) => ({
      name: numberText(index + 1),
      condition: result.place.condition,
      kind: kindOfTest(result),
      wordsPerMinute: result.speed.wordsPerMinute,
      range: result.speed.likelyRange,
      score: scoreText(rule, scored(result)),
      accuracy: accuracyText(result.summary),
      errors: numberText(result.summary.errors),
      mistakesLeft: numberText(result.mistakesLeft),
      notes: result.notes.join(", "),
      isMean: false,
    })),
    ...means.map((mean) => ({
      name: "Mean",
      condition: mean.condition,
      kind: mean.kind,
      wordsPerMinute: mean.wordsPerMinute,
      range: mean.range,
      score: "–",
      accuracy: `${tenths(mean.accuracy)}%`,
      errors: tenths(mean.errors),
      mistakesLeft: tenths(mean.mistakesLeft),
      notes: `of ${countText(mean.tests, "test")}`,
      isMean: true,
    })),
  ];
  const ends = rows.flatMap(({ range }) => (range ? [range.low, range.high] : []));
  const bounds = { low: Math.min(...ends), high: Math.max(...ends) };
  const columns = [
    { name: "Test", isText: hasKinds },
    { name: "WPM" },
    { name: "Likely range", head: <Head name="Likely range" short="Likely" /> },
    ...(isScored ? [{ name: columnNames[rule.unit] }] : []),
    { name: "Accuracy", head: <Head name="Accuracy" short={"Accu\u00ADracy"} /> },
    { name: "Errors", head: <Head name="Errors" short={"Er\u00ADrors"} /> },
    { name: "Mistakes left", head: <Head name="Mistakes left" short="Left" /> },
    { name: "Notes", isText: true, className: styles.wide },
  ];
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
        columns={columns}
        rows={rows.map((row, index) => ({
          key: index,
          cells: [
            <TestName key="name" {...row} kind={hasKinds ? row.kind : ""} />,
            <b key="speed">{numberText(row.wordsPerMinute)}</b>,
            <Range key="range" {...row} bounds={bounds} />,
            ...(isScored ? [row.score] : []),
            row.accuracy,
            row.errors,
            row.mistakesLeft,
            row.notes,
          ],
        }))}
      />
      <ul className={`${styles.notes} ${styles.narrow}`}>
        {rows.map(
          ({ name, notes, isMean }) =>
            notes && !isMean && <li key={name}>{`Test ${name}: ${notes}.`}</li>,
        )}
      </ul>
      {isScored && <p className={styles.muted}>{`${rule.name}: ${rule.formula}.`}</p>}
    </>
  );
}

const columnNames = { WPM: "WPM", "net WPM": "Net WPM", "keystrokes per hour": "KSPH" } as const;

/** The head of a column, which has less space on a phone. */
function Head({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span className={styles.wide}>{name}</span>
      <span className={styles.narrow}>{short}</span>
    </>
  );
}

/** "3", "Mean", in its condition and with its kind of text. */
function TestName({
  name,
  condition,
  kind,
}: {
  name: string;
  condition: Condition | null;
  kind: string;
}) {
  return (
    <>
      {name} {condition && <TextCap>{condition}</TextCap>} {kind && <small>{kind}</small>}
    </>
  );
}

function Range({
  range,
  wordsPerMinute,
  isMean,
  bounds: { low, high },
}: {
  range: LikelyRange | null;
  wordsPerMinute: number;
  isMean: boolean;
  bounds: LikelyRange;
}) {
  if (!range) return "–";
  const at = (speed: number) => 2 + (96 * (speed - low)) / Math.max(1, high - low);
  return (
    <>
      <svg className={`${styles.range} ${styles.wide}`} height="18" aria-hidden="true">
        <line className={styles.track} x2="100%" y1="9" y2="9" />
        <RangeBar
          low={at(range.low)}
          high={at(range.high)}
          middle={at(wordsPerMinute)}
          height={18}
          isSolid={isMean}
        />
      </svg>
      {rangeText(range)}
    </>
  );
}

function tenths(value: number): string {
  return value.toFixed(1);
}
