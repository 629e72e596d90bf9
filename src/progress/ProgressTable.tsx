import { useMemo, useState } from "react";
import { dateText, numberText, percentText, rangeText } from "../format/format-figures.ts";
import type { ProgressPoint, ProgressTest } from "../test-files/progress-test.ts";
import { savedTestOf, textName } from "../test-files/stored-test.ts";
import button from "../ui/button.module.css";
import { Table } from "../ui/Table.tsx";
import type { ProgressSummary } from "./progress.ts";
import { averageName, changeText } from "./progress-words.ts";
import { SavedTestDialog } from "./SavedTestDialog.tsx";
import styles from "./ProgressReport.module.css";

const rowsAtFirst = 50;

/** The averages, then each test, the latest first; its name opens its report. */
export function ProgressTable({
  tests,
  progress: { averages },
  isOneKind,
}: {
  /** Oldest first, those that the chart leaves out included. */
  tests: readonly ProgressTest[];
  progress: ProgressSummary;
  /** Only tests of one kind are compared with the one before. */
  isOneKind: boolean;
}) {
  const [most, setMost] = useState(rowsAtFirst);
  const [chosen, setChosen] = useState<ProgressTest | null>(null);
  const shown = useMemo(() => chosen && savedTestOf(chosen), [chosen]);
  const hasKeyboards = tests.some(({ keyboardLabel }) => keyboardLabel !== undefined);
  const rows = tests.map((test, index) => ({ test, number: index + 1 }));
  return (
    <>
      <Table
        caption={`${averages.length > 0 ? "The averages of your tests, then each" : "Each"} test, the latest first. Choose a test to open its report.`}
        columns={[
          { name: "Test", isText: true },
          ...(hasKeyboards ? [{ name: "Keyboard", isText: true, className: styles.wide }] : []),
          { name: "Date" },
          { name: "WPM, likely range" },
          { name: "Accuracy", className: styles.wide },
          ...(isOneKind ? [{ name: "Change", className: styles.wide }] : []),
        ]}
        rows={[
          ...averages.toReversed().map((average) => {
            const { wordsPerMinute, rangeOfAverage } = average.speed;
            return {
              key: average.of,
              cells: [
                `Average of ${average.of === "all" ? "" : "the "}${averageName(average)} tests`,
                ...(hasKeyboards ? ["–"] : []),
                "–",
                `${numberText(wordsPerMinute)}, ${rangeText(rangeOfAverage)}`,
                "–",
                "–",
              ],
            };
          }),
          ...rows
            .slice(-most)
            .toReversed()
            .map(({ test, number }) => ({
              key: test.key,
              cells: [
                <button
                  key="open"
                  type="button"
                  className={styles.openTest}
                  onClick={() => setChosen(test)}
                >
                  {numberText(number)} <bdi>{textName(test.title)}</bdi>
                </button>,
                ...(hasKeyboards ? [<bdi key="keyboard">{test.keyboardLabel ?? "–"}</bdi>] : []),
                test.typedOn === null ? "unknown" : dateText(new Date(test.typedOn)),
                test.point ? speedText(test.point) : "some not typed",
                test.point ? percentText(test.point.accuracy) : "–",
                changeOf(tests, number - 1),
              ],
            })),
        ]}
      />
      {tests.length > most && (
        <button
          type="button"
          className={`${button.button} ${styles.more}`}
          onClick={() => setMost(most * 4)}
        >
          Show earlier tests
        </button>
      )}
      {shown && <SavedTestDialog test={shown} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The change from the typed test before; a dash for the first of them. */
function changeOf(tests: readonly ProgressTest[], index: number): string {
  const point = tests[index]?.point;
  const before = tests.findLast((test, at) => at < index && test.point !== null)?.point;
  return point && before ? changeText(point, before) : "–";
}

function speedText({ wordsPerMinute, likelyRange: range }: ProgressPoint): string {
  const speed = numberText(wordsPerMinute);
  return range ? `${speed}, ${rangeText(range)}` : speed;
}
