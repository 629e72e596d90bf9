import type { Exercise } from "../visit/exercises/exercise.ts";
import type { Options } from "../visit/options.ts";
import type { TestStore } from "../visit/test-store.ts";
import { useFollowed } from "../visit/use-followed.ts";
import type { Later } from "./later.ts";
import styles from "./TestFoot.module.css";

/** Below the field: what the keyboard does, or where typing went out of step; and the options. */
export function TestFoot({
  test,
  options,
  later,
  onOptions,
  onBegin,
}: {
  test: TestStore;
  options: Options;
  later: Later | null;
  onOptions: (options: Options) => void;
  onBegin: (exercise: Exercise) => void;
}) {
  const slip = useFollowed(test, (state) => (state.trial.phase === "running" ? state.slip : null));
  return (
    <div className={styles.foot} data-fades>
      {later && slip ? (
        <later.SlipHint test={test} slip={slip} />
      ) : (
        <p className={styles.hint}>
          {later && <later.CapsLock />}
          <span className={styles.keys}>
            <kbd>Tab</kbd> <kbd>Enter</kbd> restarts.{" "}
          </span>
          <span className={styles.start}>The clock starts with your first character.</span>
        </p>
      )}
      <details className={styles.options}>
        <summary>Options</summary>
        {later && (
          <>
            <later.OptionsForm options={options} onChange={onOptions} />
            <later.OwnLength test={test} onBegin={onBegin} />
          </>
        )}
      </details>
    </div>
  );
}
