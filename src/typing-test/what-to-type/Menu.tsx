import { levels } from "../../content/passages.ts";
import button from "../../ui/button.module.css";
import type { Exercise } from "../exercise.ts";
import { passageAtLevel } from "../passage-exercise.ts";
import styles from "./Menu.module.css";
import { OwnText } from "./OwnText.tsx";
import { timedExercise, timedSeconds } from "./timed-exercise.ts";
import { WeakSpots } from "./WeakSpots.tsx";

/** All that can be typed. A level holds for passages and timed tests. */
export function Menu({
  exercise,
  onChoose,
}: {
  /** What is typed now. */
  exercise: Exercise;
  onChoose: (exercise: Exercise) => void;
}) {
  const level = exercise.level ?? "easy";
  return (
    <div className={styles.menu}>
      <section>
        <h3>Passage</h3>
        <p>A short passage, drawn at random from the five of the level: {levels[level]}.</p>
        <p className={styles.choices}>
          <button
            type="button"
            className={button.button}
            onClick={() => void passageAtLevel(level, exercise.text).then(onChoose)}
          >
            Type a passage
          </button>
        </p>
      </section>
      <section>
        <h3>Timed</h3>
        <p>
          As much as you can type in a set time, of a text that does not run out, at the level{" "}
          {levels[level]}. The clock starts with your first character.
        </p>
        <p className={styles.choices}>
          {timedSeconds.map((seconds) => (
            <button
              key={seconds}
              type="button"
              className={button.button}
              onClick={() => onChoose(timedExercise(level, seconds))}
            >
              {seconds} seconds
            </button>
          ))}
        </p>
      </section>
      <OwnText onChoose={onChoose} />
      <WeakSpots onChoose={onChoose} />
    </div>
  );
}
