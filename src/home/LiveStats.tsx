import { type RefObject, useLayoutEffect, useRef } from "react";
import { statIds } from "../typing-test/element-ids.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { painted } from "../ui/prerendered.tsx";
import { useTest } from "../visit/use-store.ts";
import styles from "./LiveStats.module.css";

/** The four live stats. No live region, because nothing is read out while typing. */
export function LiveStats({ test }: { test: TypingTest }) {
  const isTimed = useTest(test, ({ trial }) => (trial.limit ?? Infinity) < Infinity);
  const speed = useRef<HTMLSpanElement>(null);
  const accuracy = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const errors = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!speed.current || !accuracy.current || !time.current || !errors.current) return undefined;
    return test.attachStats({
      speed: speed.current,
      accuracy: accuracy.current,
      time: time.current,
      errors: errors.current,
    });
  }, [test]);

  return (
    <dl className={styles.figures}>
      <Stat id="speed" label="Speed" number={speed} value={0} unit="WPM" />
      <Stat id="accuracy" label="Accuracy" number={accuracy} value={100} unit="%" />
      <Stat id="time" label={isTimed ? "Time left" : "Time"} number={time} value={0} unit="s" />
      <Stat id="errors" label="Errors" number={errors} value={0} />
    </dl>
  );
}

function Stat({
  id,
  label,
  number,
  value,
  unit,
}: {
  id: keyof typeof statIds;
  label: string;
  number: RefObject<HTMLSpanElement | null>;
  /** Shown before the first key; the test paints the others. */
  value: number;
  unit?: string;
}) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd translate="no">
        <span ref={number} id={statIds[id]} {...painted(value)} />
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </dd>
    </div>
  );
}
