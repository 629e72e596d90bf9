import { elapsed } from "../engine/elapsed.ts";
import { liveFigures } from "../engine/live-figures.ts";
import type { Trial } from "../engine/trial.ts";
import styles from "./LiveFigures.module.css";
import { useTick } from "./use-tick.ts";

/** The four figures of a trial as it is typed. No live region: nothing is read out while typing. */
export function LiveFigures({ trial }: { trial: Trial }) {
  const now = useTick(trial.phase === "running");
  const { wordsPerMinute, accuracy, errors } = liveFigures(trial, now);
  // By the tick alone, which is enough for whole seconds and spares each key a change.
  const seconds = Math.floor(elapsed(trial, now) / 1000);
  return (
    <dl className={styles.figures}>
      <Figure label="Speed" value={wordsPerMinute} unit="WPM" />
      <Figure label="Accuracy" value={accuracy} unit="%" />
      <Figure label="Time" value={seconds} unit="s" />
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
