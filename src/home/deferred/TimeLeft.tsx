import { useState } from "react";
import { elapsed } from "../../engine/trial/trial.ts";
import type { TestStore } from "../../typing-test/store.ts";
import { useTest } from "../../visit/use-store.ts";
import styles from "./TimeLeft.module.css";

/** The time left as a bar that shrinks, where a test is timed; the figures say it in seconds. */
export function TimeLeft({ test }: { test: TestStore }) {
  const limit = useTest(test, ({ exercise }) => exercise.limit);
  // Not from the start where the visitor comes back to a test under way.
  const [gone] = useState(() => elapsed(test.getState().trial, performance.now()));
  if (limit === null || limit === Infinity) return null;
  return (
    <div
      className={styles.left}
      style={{ animationDuration: `${limit}ms`, animationDelay: `${-gone}ms` }}
    />
  );
}
