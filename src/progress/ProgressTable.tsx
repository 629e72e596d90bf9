import { useMemo, useState } from "react";
import type { Progress, ProgressPoint, ProgressTest } from "../test-files/progress.ts";
import { savedTestOf } from "../test-files/stored-test.ts";
import button from "../ui/button.module.css";
import { dateText, numberText, rangeText } from "../format/format-figures.ts";
import { Table } from "../ui/Table.tsx";
import { SavedTestDialog } from "./SavedTestDialog.tsx";
import { groupText } from "./progress-words.ts";
import styles from "./progress.module.css";

const rowsAtFirst = 50;

/** Each test, the latest first, under the averages of the first and the last; its name opens its report. */
export function ProgressTable({
  tests,
  progress: { points, first, last },
}: {
  /** Oldest first, those that no chart shows among them. */
  tests: readonly ProgressTest[];
  progress: Progress;
}) {
  const [most, setMost] = useState(rowsAtFirst);
  const [chosen, setChosen] = useState<ProgressTest | null>(null);
  const shown = useMemo(() => chosen && savedTestOf(chosen), [chosen]);
  const pooled = [
    { group: groupText("last", points.length), speed: last },
    { group: groupText("first", points.length), speed: first },
  ];
  const latest = tests.slice(-most).toReversed();
  return (
    <>
      <Table
        caption="Each test, the latest first, after the averages of the last and the first. The name of a test opens its report."
        columns={[{ name: "Test", isText: true }, { name: "Day" }, { name: "WPM, likely" }]}
        rows={[
          ...pooled.flatMap(({ group, speed }) =>
            speed
              ? [
                  {
                    key: group,
                    cells: [
                      `Average of the ${group}`,
                      "–",
                      `${numberText(speed.wordsPerMinute)}, ${rangeText(speed)}`,
                    ],
                  },
                ]
              : [],
          ),
          ...latest.map((test, index) => ({
            key: test.key,
            cells: [
              <button
                key="open"
                type="button"
                className={styles.openTest}
                onClick={() => setChosen(test)}
              >
                {numberText(tests.length - index)} {titleOf(test)}
              </button>,
              test.typedOn === null ? "not told" : dateText(new Date(test.typedOn)),
              test.point ? speedText(test.point) : "not typed throughout",
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

function titleOf({ title }: ProgressTest): string {
  return title ?? "Untitled";
}

function speedText({ wordsPerMinute, likelyRange: range }: ProgressPoint): string {
  const speed = numberText(wordsPerMinute);
  return range ? `${speed}, ${rangeText(range)}` : speed;
}
