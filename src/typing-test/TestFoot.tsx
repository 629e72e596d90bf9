import button from "../ui/button.module.css";
import type { Later } from "./later.ts";
import type { Options } from "../visit/options.ts";
import styles from "./TestFoot.module.css";

/** Below the field: Restart, what the keyboard does, the options. */
export function TestFoot({
  options,
  later,
  onOptions,
  onRestart,
}: {
  options: Options;
  later: Later | null;
  onOptions: (options: Options) => void;
  onRestart: () => void;
}) {
  return (
    <div className={styles.foot}>
      <div className={styles.restart}>
        <button type="button" className={button.button} onClick={onRestart}>
          Restart
        </button>
      </div>
      <p className={styles.hint}>
        <kbd>Tab</kbd> <kbd>Enter</kbd> restarts. The clock starts with your first character.
      </p>
      <details className={styles.options}>
        <summary>Options</summary>
        {later && <later.OptionsForm options={options} onChange={onOptions} />}
      </details>
    </div>
  );
}
