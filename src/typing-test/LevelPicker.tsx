import { type Level, levelNames, levels } from "../content/passages.ts";
import radio from "../ui/radio-keys.module.css";
import styles from "./LevelPicker.module.css";

/** The three levels as keys of which one is down: a group of radio buttons. */
export function LevelPicker({
  level,
  onChoose,
}: {
  /** Null where what is typed has no level. */
  level: Level | null;
  onChoose: (level: Level) => void;
}) {
  return (
    <fieldset className={`${radio.group} ${styles.levels}`}>
      <legend className="visually-hidden">Difficulty</legend>
      {levelNames.map((name) => (
        <label key={name} className={`${radio.key} ${styles.level}`}>
          <input
            type="radio"
            name="level"
            value={name}
            checked={name === level}
            onChange={() => onChoose(name)}
          />
          {levels[name]}
        </label>
      ))}
    </fieldset>
  );
}
