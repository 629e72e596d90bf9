import { endByHand } from "../../engine/trial/open-ended.ts";
import button from "../../ui/button.module.css";
import type { TestStore } from "../../typing-test/store.ts";
import { useTest } from "../../visit/use-store.ts";
import styles from "./EndPractice.module.css";

/** Ends a practice that has no end of its own, where there is one: the next Tab stop after the field. */
export function EndPractice({ test }: { test: TestStore }) {
  const isEndless = useTest(test, ({ exercise }) => exercise.limit === Infinity);
  if (!isEndless) return null;
  return (
    <div className={styles.end}>
      <button
        type="button"
        className={button.primary}
        onClick={() => test.dispatch({ kind: "change", change: endByHand })}
      >
        End practice
      </button>
      <p>The clock stops with your last key.</p>
    </div>
  );
}
