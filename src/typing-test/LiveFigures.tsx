import { elapsed } from "../engine/trial/elapsed.ts";
import { liveFigures } from "../engine/figures/live-figures.ts";
import type { Trial } from "../engine/trial/trial.ts";
import styles from "./LiveFigures.module.css";
import { useTick } from "./use-tick.ts";

/** The four figures of a trial as it is typed. No live region: nothing is read out while typing. */
export function LiveFigures({ trial }: { trial: Trial }) {
  const now = useTick(trial.phase === "running");
  const { wordsPerMinute, accuracy, errors } = liveFigures(trial, now);
  // By the tick alone, which is enough for whole seconds and spares each key a change.
  const time = elapsed(trial, now);
  return (
    <dl className={styles.figures}>
      <Figure label="Speed" value={wordsPerMinute} unit="WPM" />
      <Figure label="Accuracy" value={accuracy} unit="%" />
      {trial.limit === null ? (
        <Figure label="Time" value={Math.floor(time / 1000)} unit="s" />
      ) : (
        <Figure
          label="Time left"
          value={Math.max(0, Math.ceil((trial.limit - time) / 1000))}
          unit="s"
        />
      )}
      <Figure label="Errors" value={errors} />
    </dl>
  );
}

function Figure({ label, value, unit }: { label: string; value: number; unit?: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {unit && <span className={styles.unit}> {unit}</span>}
      </dd>
    </div>
  );
}
