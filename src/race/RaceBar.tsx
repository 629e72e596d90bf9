import { numberText } from "../format/format-figures.ts";
import button from "../ui/button.module.css";
import type { Exercise } from "../exercises/exercise.ts";
import type { Rival } from "../exercises/rival.ts";
import styles from "./race.module.css";

/** Whose mark is whose in a race, and the way out of it. */
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
      <ul className={styles.legend} aria-label="Marks">
        <li>
          <span className={styles.mineKey} aria-hidden="true" /> <span>you</span>
        </li>
        <li>
          <span className={styles.rivalKey} aria-hidden="true" /> <span>{name}</span>
        </li>
      </ul>
      <p className={styles.title}>
        {title}
        {answered && `, in answer to ${numberText(answered.figures.wordsPerMinute)} WPM`}
      </p>
      {alone && (
        <button type="button" className={button.button} onClick={() => onBegin(alone())}>
          Leave the race
        </button>
      )}
    </div>
  );
}
