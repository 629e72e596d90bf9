import { memo } from "react";
import { elementIds } from "../typing-test/element-ids.ts";
import { Button } from "../ui/Button.tsx";
import popover from "../ui/popover.module.css";
import { useFinishedTrial, useTest } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import styles from "./TestFooter.module.css";
import { useDeferredParts } from "./use-deferred-parts.ts";

/** Below the field: hints about keys, or where typing got out of step, and the options. */
export const TestFooter = memo(function TestFooter({ visit }: { visit: Visit }) {
  const deferred = useDeferredParts();
  return (
    <div id={elementIds.footer} className={`${styles.footer} needs-scripts`}>
      <Hint visit={visit} />
      <Button look="link" className={`${styles.opener} surrounds`} popoverTarget="options">
        Options
      </Button>
      <div id="options" popover="auto" className={`${popover.popover} ${styles.options}`}>
        {deferred && <deferred.OptionsPanel visit={visit} />}
      </div>
    </div>
  );
});

/** A component of its own, so that a misalignment and the last key do not re-render the options. */
function Hint({ visit }: { visit: Visit }) {
  const { test } = visit;
  const deferred = useDeferredParts();
  const whatKeysDo = useTest(test, ({ exercise, trial }) => {
    if (exercise.plan) return "";
    const canEnd = exercise.limit === Infinity && trial.phase === "running";
    return canEnd ? " ends practice. " : " restarts. ";
  });
  const isFinished = useFinishedTrial(test) !== null;
  const misalignment = useTest(test, (state) =>
    // The reason for a refused key is more urgent.
    state.trial.phase === "running" && !state.refusedFor ? state.misalignment : null,
  );
  if (deferred && misalignment) {
    return <deferred.MisalignmentHint test={test} misalignment={misalignment} />;
  }
  return (
    <p className={styles.hint}>
      {deferred && <deferred.Warnings visit={visit} />}
      {whatKeysDo && (
        <span className={styles.keys}>
          <kbd>Tab</kbd> <kbd>Enter</kbd>
          {/* In an element, because React fails to update a text that a translator has replaced. */}
          <span>{whatKeysDo}</span>
        </span>
      )}
      {!isFinished && (
        <span className={styles.start}>The clock starts with your first character.</span>
      )}
    </p>
  );
}
