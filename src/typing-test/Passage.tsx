import { runsOf } from "../engine/runs.ts";
import type { Trial } from "../engine/trial.ts";
import styles from "./Passage.module.css";

export const passageTextId = "passage-text";

/**
 * The presented text, twice: whole for screen readers, and coloured for the eye.
 *
 * A run of equal state is one element, so a key changes three texts: the run before the caret, the
 * character under it, the rest. Where a run begins or ends all are made anew, which the document
 * takes as two changes, however many there are; and so they are where the number of errors changes,
 * since the figures then change in three places, too.
 */
export function Passage({ trial }: { trial: Trial }) {
  const runs = runsOf(trial);
  return (
    <>
      <p id={passageTextId} className="visually-hidden">
        {trial.presented.join("")}
      </p>
      <p className={styles.passage} data-testid="passage" aria-hidden="true">
        <span key={`${runs.length} ${trial.errors}`}>
          {runs.map(({ state, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same count of runs: the same elements
            <span key={index} data-state={state} className={styles[state]}>
              {text}
            </span>
          ))}
        </span>
      </p>
    </>
  );
}
