import { useState } from "react";
import { endByHand } from "../../engine/trial/open-ended.ts";
import { elapsed } from "../../engine/trial/trial.ts";
import type { TestStore } from "../../typing-test/store.ts";
import { useTest } from "../../visit/use-store.ts";
import styles from "./running.module.css";
import { Button } from "../../ui/Button.tsx";

/** The time left in a timed test as a shrinking bar; the live stats say it in seconds. */
export function TimeLeft({ test }: { test: TestStore }) {
  const limit = useTest(test, ({ exercise }) => exercise.limit);
  // The bar does not start full if the visitor comes back to a running test.
  const [gone] = useState(() => elapsed(test.getState().trial, performance.now()));
  if (limit === null || limit === Infinity) return null;
  return (
    <div
      className={styles.timeLeft}
      style={{ animationDuration: `${limit}ms`, animationDelay: `${-gone}ms` }}
    />
  );
}

/** Ends an endless practice once it is running. It is the next Tab stop after the field. */
export function EndPractice({ test }: { test: TestStore }) {
  const isEndless = useTest(test, ({ exercise }) => exercise.limit === Infinity);
  const isRunning = useTest(test, ({ trial }) => trial.phase === "running");
  if (!isEndless) return null;
  return (
    <div className={`${styles.endPractice} surrounds`}>
      <Button
        look="primary"
        disabled={!isRunning}
        onClick={() => test.dispatch({ kind: "change", change: endByHand })}
      >
        End practice
      </Button>
      <p>Time after your last key is not counted.</p>
    </div>
  );
}

/** Reserves the place of the live stats while they are hidden, because the result will appear there. */
export function HiddenStats() {
  return <p className={styles.hiddenStats}>Live stats are hidden.</p>;
}
