import type { Options } from "../visit/options.ts";
import type { Later } from "./later.ts";
import styles from "./TestFoot.module.css";

/** Below the field: what the keyboard does, and the options. */
export function TestFoot({
  options,
  later,
  onOptions,
}: {
  options: Options;
  later: Later | null;
  onOptions: (options: Options) => void;
}) {
  return (
    <div className={styles.foot}>
      <p className={styles.hint}>
        <span className={styles.keys}>
          <kbd>Tab</kbd> <kbd>Enter</kbd> restarts.{" "}
        </span>
        <span className={styles.start}>The clock starts with your first character.</span>
      </p>
      <details className={styles.options}>
        <summary>Options</summary>
        {later && <later.OptionsForm options={options} onChange={onOptions} />}
      </details>
    </div>
  );
}
