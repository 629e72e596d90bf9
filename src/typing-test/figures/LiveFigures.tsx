import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { liveFigures } from "../../engine/figures/live-figures.ts";
import { elapsed } from "../../engine/trial/trial.ts";
import styles from "./LiveFigures.module.css";
import { paintNumber } from "./paint-number.ts";
import type { TestState, TestStore } from "../../visit/test-store.ts";
import { useFollowed } from "../../visit/use-followed.ts";
import { tellTime } from "../running/tell-time.ts";

/** The four figures of a trial as it is typed. No live region: nothing is read out while typing. */
export function LiveFigures({ test }: { test: TestStore }) {
  const isTimed = useFollowed(test, ({ trial }) => trial.limit !== null);
  useEffect(() => tellTime(test), [test]);
  return (
    <dl className={styles.figures}>
      <Figure label="Speed" test={test} of={speed} unit="WPM" />
      <Figure label="Accuracy" test={test} of={accuracy} unit="%" />
      {isTimed ? (
        <Figure key="left" label="Time left" test={test} of={secondsLeft} unit="s" />
      ) : (
        <Figure key="gone" label="Time" test={test} of={secondsGone} unit="s" />
      )}
      <Figure label="Errors" test={test} of={errors} />
    </dl>
  );
}

/** React makes the number that stands at first; from then on it is painted without it. */
function Figure({
  label,
  test,
  of,
  unit,
}: {
  label: string;
  test: TestStore;
  /** The same function at each render. */
  of: (state: TestState) => number;
  unit?: string;
}) {
  const [first] = useState(() => of(test.state()));
  const value = useRef<HTMLElement>(null);

  useLayoutEffect(
    () => (value.current ? paintNumber(value.current, test, of) : undefined),
    [test, of],
  );

  return (
    <div className={styles.figure} data-fades={unit === "s" ? undefined : true}>
      <dt>{label}</dt>
      <dd translate="no">
        <span ref={value} className={styles.value}>
          {first}
        </span>
        {unit && <span className={styles.unit}> {unit}</span>}
      </dd>
    </div>
  );
}

function speed({ trial, now }: TestState): number {
  return liveFigures(trial, now).wordsPerMinute;
}

function accuracy({ trial, now }: TestState): number {
  return liveFigures(trial, now).accuracy;
}

function errors({ trial, now }: TestState): number {
  return liveFigures(trial, now).errors;
}

// Times go by the tick alone, which is enough for whole seconds and spares each key a change.
function secondsGone({ trial, now }: TestState): number {
  return Math.floor(elapsed(trial, now) / 1000);
}

function secondsLeft({ trial, now }: TestState): number {
  return Math.max(0, Math.ceil(((trial.limit ?? 0) - elapsed(trial, now)) / 1000));
}
