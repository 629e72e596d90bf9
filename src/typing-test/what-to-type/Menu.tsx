import { levels } from "../../content/passages.ts";
import button from "../../ui/button.module.css";
import { drillExercise } from "../../visit/exercises/drill-exercise.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { passageExercise } from "../../visit/exercises/passage-exercise.ts";
import { timedExercise, timedSeconds } from "../../visit/exercises/timed-exercise.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./Menu.module.css";
import { OwnText } from "./OwnText.tsx";
import { WeakSpots } from "./WeakSpots.tsx";

/** All that can be typed. A level holds for passages and timed tests. */
export function Menu({
  visit,
  onChoose,
}: {
  visit: Visit;
  onChoose: (exercise: Exercise) => void;
}) {
  const { level, exercise } = visit.test.state();
  const drill = () => drillExercise(() => visit.finishedTests.state().map(({ trial }) => trial));
  return (
    <div className={styles.menu}>
      <section>
        <h3>Passage</h3>
        <p>A short passage, drawn at random from the five of the level: {levels[level]}.</p>
        <p className={styles.choices}>
          <button
            type="button"
            className={button.button}
            onClick={() => onChoose(passageExercise(level, exercise.text))}
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
      <OwnText draft={visit.ownText} onChoose={onChoose} />
      <WeakSpots drill={drill} onChoose={onChoose} />
    </div>
  );
}
