import { useLayoutEffect } from "react";
import { findStats, statIds } from "../typing-test/element-ids.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { prerenderedOnly } from "../ui/prerendered.tsx";
import { useTest } from "../visit/use-store.ts";
import styles from "./LiveStats.module.css";

/** Each stat with its value before the first key; the test paints the values that follow. */
const stats = [
  { id: "speed", label: "Speed", value: 0, unit: " WPM" },
  { id: "accuracy", label: "Accuracy", value: 100, unit: " %" },
  { id: "time", label: "Time", value: 0, unit: " s" },
  { id: "errors", label: "Errors", value: 0, unit: "" },
] as const;

/** The four live stats. No live region, because nothing is read out while typing. */
export function LiveStats({ test }: { test: TypingTest }) {
  const isTimed = useTest(test, ({ trial }) => (trial.limit ?? Infinity) < Infinity);

  useLayoutEffect(() => {
    const elements = findStats();
    return elements ? test.attachStats(elements) : undefined;
  }, [test]);

  return (
    <dl className={styles.figures}>
      {stats.map(({ id, label, value, unit }) => (
        <div key={id} className={styles.figure}>
          <dt>{id === "time" && isTimed ? "Time left" : label}</dt>
          <dd translate="no">
            <span id={statIds[id]} {...prerenderedOnly(value)} />
            {unit && <span className={styles.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
