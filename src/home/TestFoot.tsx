import type { Exercise } from "../exercises/exercise.ts";
import { useFinishedTrial, useTest } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import type { DeferredParts } from "./deferred/deferred-parts.ts";
import styles from "./TestFoot.module.css";

/** Below the field: what the keyboard does, or where typing went out of step; and the options. */
export function TestFoot({
  visit,
  later,
  onBegin,
}: {
  visit: Visit;
  later: DeferredParts | null;
  onBegin: (exercise: Exercise) => void;
}) {
  return (
    <div className={styles.foot} data-fades="">
      <Hint visit={visit} later={later} />
      <details className={styles.options}>
        <summary>Options</summary>
        {later && (
          <>
            <later.OptionsForm options={visit.options} />
            <later.RaceChoices visit={visit} onBegin={onBegin} />
            <later.CopySetUp visit={visit} />
          </>
        )}
      </details>
    </div>
  );
}

/** By itself, so that a slip and the last key render no options anew. */
function Hint({ visit, later }: { visit: Visit; later: DeferredParts | null }) {
  const { test } = visit;
  const isEndless = useTest(test, ({ exercise }) => exercise.limit === Infinity);
  const isFinished = useFinishedTrial(test) !== null;
  const slip = useTest(test, (state) =>
    state.trial.phase === "running" ? state.misalignment : null,
  );
  if (later && slip) return <later.MisalignmentHint test={test} slip={slip} />;
  return (
    <p className={styles.hint}>
      {later && <later.Warnings visit={visit} />}
      <span className={styles.keys}>
        <kbd>Tab</kbd> <kbd>Enter</kbd>
        {isEndless ? " ends it. " : " restarts. "}
      </span>
      {!isFinished && (
        <span className={styles.start}>The clock starts with your first character.</span>
      )}
    </p>
  );
}
