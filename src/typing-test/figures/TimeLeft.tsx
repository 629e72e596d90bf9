import { useState } from "react";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { elapsed } from "../../engine/trial/trial.ts";
import type { TestStore } from "../../visit/test-store.ts";
import styles from "./TimeLeft.module.css";

/** The time left of a timed test as a bar that shrinks; the figures say it in seconds. */
export function TimeLeft({ test, limit }: { test: TestStore; limit: Milliseconds }) {
  // Not from the start where the visitor comes back to a test under way.
  const [gone] = useState(() => elapsed(test.state().trial, performance.now()));
  return (
    <div
      className={styles.left}
      style={{ animationDuration: `${limit}ms`, animationDelay: `${-gone}ms` }}
    />
  );
}
