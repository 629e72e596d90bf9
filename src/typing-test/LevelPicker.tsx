import { type Level, levels } from "../content/passages.ts";
import styles from "./LevelPicker.module.css";

/** The three levels as keys of which one is down: a group of radio buttons. */
export function LevelPicker({
  level,
  onChoose,
}: {
  level: Level;
  onChoose: (level: Level) => void;
}) {
  return (
    <fieldset className={styles.levels}>
      <legend className="visually-hidden">Difficulty</legend>
      {Object.entries(levels).map(([name, label]) => (
        <label key={name} className={styles.level}>
          <input
            type="radio"
            name="level"
            value={name}
            checked={name === level}
            onChange={() => onChoose(name as Level)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
