import { runsOf } from "../../engine/trial/runs.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import states from "../../styles/character-states.module.css";
import styles from "./ReplayedPassage.module.css";
import { pageAround } from "./text-page.ts";

/** The passage in the colours that it had; for the eye alone, since the field beside it says the same. */
export function ReplayedPassage({ trial }: { trial: Trial }) {
  const { presented, transcribed } = trial;
  const { start, end } = pageAround(presented, transcribed.graphemes.length);
  return (
    <p className={styles.passage} dir="auto" aria-hidden="true">
      {start > 0 && "… "}
      {runsOf(trial, start, end).map((run) => (
        <span key={run.start} className={states[run.state]}>
          {run.text.replaceAll("\n", "↵\n")}
        </span>
      ))}
      {end < presented.length && "…"}
    </p>
  );
}
