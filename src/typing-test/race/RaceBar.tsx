import type { Rival } from "../../visit/exercises/rival.ts";
import button from "../../ui/button.module.css";
import styles from "./race.module.css";

/** Whose mark is whose in a race, and the way out of it. */
export function RaceBar({
  rival,
  title,
  onLeave,
}: {
  rival: Rival;
  title: string;
  onLeave: () => void;
}) {
  return (
    <div className={styles.bar}>
      <ul className={styles.legend} aria-label="Marks">
        <li>
          <span className={styles.mineKey} aria-hidden="true" /> <span>you</span>
        </li>
        <li>
          <span className={styles.rivalKey} aria-hidden="true" /> <span>{rival.name}</span>
        </li>
      </ul>
      <p className={styles.title}>{title}</p>
      <button type="button" className={button.button} onClick={onLeave}>
        Leave the race
      </button>
    </div>
  );
}
