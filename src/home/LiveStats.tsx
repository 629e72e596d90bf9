import { useLayoutEffect, useRef, useState } from "react";
import type { TestStore } from "../visit/test-store.ts";
import { useTest } from "../visit/use-store.ts";
import { painted } from "../ui/painted.ts";
import styles from "./LiveStats.module.css";
import { shownStats, paintLiveStats } from "../typing-test/view/paint-live-stats.ts";

/** The four figures of a trial as it is typed. No live region: nothing is read out while typing. */
export function LiveStats({ test }: { test: TestStore }) {
  const isTimed = useTest(test, ({ trial }) => (trial.limit ?? Infinity) < Infinity);
  const list = useRef<HTMLDListElement>(null);
  const [[speed, accuracy, seconds, errors]] = useState(() => shownStats(test.getState()));

  useLayoutEffect(() => (list.current ? paintLiveStats(list.current, test) : undefined), [test]);

  return (
    <dl ref={list} className={styles.figures}>
      <Figure label="Speed" value={speed} unit="WPM" />
      <Figure label="Accuracy" value={accuracy} unit="%" />
      <Figure label={isTimed ? "Time left" : "Time"} value={seconds} unit="s" />
      <Figure label="Errors" value={errors} />
    </dl>
  );
}

function Figure({
  label,
  value,
  unit,
}: {
  label: string;
  /** As it stands at first; from then on it is painted without React. */
  value: number;
  unit?: string;
}) {
  return (
    <div className={styles.figure} data-fades={unit === "s" ? undefined : ""}>
      <dt>{label}</dt>
      <dd translate="no">
        <span className={styles.value} {...painted(value)} />
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </dd>
    </div>
  );
}
