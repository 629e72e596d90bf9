import button from "../ui/button.module.css";
import type { Exercise } from "../exercises/exercise.ts";
import type { Rival } from "../exercises/rival.ts";
import { claimedSpeed } from "./race-exercise.ts";
import styles from "./race.module.css";

/** Says whose cursor is whose in a race, and offers to leave it. */
export function RaceBar({
  exercise: { title, alone },
  rival: { name, answered },
  onBegin,
}: {
  exercise: Exercise;
  rival: Rival;
  onBegin: (exercise: Exercise) => void;
}) {
  return (
    <div className={styles.bar}>
      <ul className={styles.legend} aria-label="Legend">
        <li>
          <span className={styles.mineKey} aria-hidden="true" /> <span>you</span>
        </li>
        <li>
          <span className={styles.rivalKey} aria-hidden="true" /> <span>{name}</span>
        </li>
      </ul>
      <p className={styles.title}>
        {title}
        {answered && `, in reply to ${claimedSpeed(answered.figures)}`}
      </p>
      {alone && (
        <button type="button" className={button.button} onClick={() => onBegin(alone())}>
          Leave the race
        </button>
      )}
    </div>
  );
}
