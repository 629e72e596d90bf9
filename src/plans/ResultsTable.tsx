import { exactWordsPerMinute } from "../engine/metrics/speed.ts";
import { sum } from "../engine/sum.ts";
import { scoredTestOf, scoreText, scoringRule } from "../format/score.ts";
import {
  accuracyText,
  countText,
  numberText,
  rangeText,
  tenthsText,
} from "../format/format-figures.ts";
import { bareSpeedText, commonUnit, rangeInUnit } from "../format/speed-unit.ts";
import { meanOf, type PlanTest } from "../saved-tests/plan-test.ts";
import { kindOfTest, oncePerTrial } from "../saved-tests/stored-test.ts";
import { TextCap } from "../ui/KeyCap.tsx";
import { Table } from "../ui/Table.tsx";
import type { Plan } from "./plan.ts";
import styles from "./plans.module.css";

/** A row for each counted test, and for the averages of each kind and condition. */
export function ResultsTable({ plan, tests }: { plan: Plan; tests: readonly PlanTest[] }) {
  const rule = scoringRule(plan.scoring);
  const hasPractice = plan.steps.some((step) => step.kind === "test" && step.isPractice);
  const isScored = rule.unit !== "WPM";
  const unit = commonUnit(tests);
  const hasKinds = new Set(tests.map(textOf)).size > 1;
  const rows = tests.map((test, index) => {
    const scored = scoredOncePerTrial(test.trial);
    return {
      name: numberText(index + 1),
      condition: test.plan.condition,
      kind: textOf(test),
      wordsPerMinute: exactWordsPerMinute(scored.characters, scored.duration),
      range: test.point?.likelyRange,
      score: scoreText(rule, scored),
      figures: [
        accuracyText(test.details),
        numberText(test.details.errors),
        numberText(scored.mistakesLeft),
      ],
    };
  });
  const lines = [
    ...tests
      .map(notesOf)
      .flatMap((notes, index) => (notes ? [`Test ${index + 1}: ${notes}.`] : [])),
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
          { name: unit.header, header: unit.header.replace("Char", "Char\u00AD") },
          { name: "Likely range" },
          ...(isScored ? [{ name: columnNames[rule.unit], isFigure: true }] : []),
          { name: "Accuracy", header: "Accu\u00ADracy", isFigure: true },
          { name: "Errors", header: "Er\u00ADrors", isFigure: true },
          { name: "Mistakes left", header: "Mis\u00ADtakes left", isFigure: true },
        ]}
        rows={[...rows, ...averagesOf(tests)].map((row, index) => ({
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

/** A row for each kind and condition of several tests typed throughout; set texts are one kind here. */
function averagesOf(tests: readonly PlanTest[]) {
  const typed = tests.filter(({ point }) => point !== null);
  const kindOf = (test: PlanTest) => kindOfTest({ ...test, beginning: "" });
  return [...Map.groupBy(typed, kindOf).values()].flatMap((group) => {
    const [first] = group;
    const mean = meanOf(group);
    // One test is its own average, but its range as an average would differ from its range as a test.
    if (!first || !mean || mean.tests < 2) return [];
    const mistakesLeft = sum(group.map(({ trial }) => scoredOncePerTrial(trial).mistakesLeft));
    return {
      name: `Aver\u00ADage of ${mean.tests}`,
      condition: first.plan.condition,
      kind: textOf(first),
      wordsPerMinute: mean.wordsPerMinute,
      range: mean.likelyMean,
      score: "–",
      figures: [
        accuracyText(mean),
        tenthsText(mean.errors / mean.tests),
        tenthsText(mistakesLeft / mean.tests),
      ],
    };
  });
}

const scoredOncePerTrial = oncePerTrial(scoredTestOf);

/** The text and the keyboard of a test. */
function textOf({ title, keyboardLabel }: PlanTest): string {
  return kindOfTest({ title, keyboardLabel });
}

/** Why a test may say less than others, in a few words; may be empty. */
function notesOf({ details, refusals = 0, corrections }: PlanTest): string {
  const blocked = refusals + (corrections?.refusals ?? 0);
  return [
    details.notTyped > 0 && "some text was not typed",
    details.interrupted > 0 && "interrupted",
    blocked > 0 && `${countText(blocked, "key")} blocked`,
  ]
    .filter(Boolean)
    .join(", ");
}
