import type { ReactNode } from "react";
import { type Level, levelNames, levels } from "../content/passages.ts";
import { type Mode, modes, timedModes } from "../exercises/exercise.ts";
import { passageExercise } from "../exercises/passage-exercise.ts";
import { elementIds } from "../typing-test/element-ids.ts";
import type { TestStore } from "../typing-test/store.ts";
import { RadioKey, RadioKeys } from "../ui/RadioKeys.tsx";
import { useTest } from "../visit/use-store.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import styles from "./TestBar.module.css";

/** The choice of what to type, all of it visible: the levels, and below them the modes. */
export function TestBar({
  test,
  languageOptions,
}: {
  test: TestStore;
  /** The options of the select; until they have loaded it has the language on screen. */
  languageOptions: ReactNode;
}) {
  const level = useTest(test, ({ exercise }) => exercise.level);
  const mode = useTest(
    test,
    ({ exercise, exerciseRequest }) => exerciseRequest?.mode ?? exercise.mode,
  );
  const obstacle = useTest(test, ({ exerciseRequest }) => exerciseRequest?.obstacle);

  const chooseLevel = (next: Level, isByArrow: boolean) => {
    const { exercise } = test.getState();
    test.dispatch({ kind: "begin", exercise: exercise.atLevel(next), isByArrow });
  };
  const chooseMode = (next: Mode, isByArrow: boolean) => {
    const state = test.getState();
    if (next === "passage") {
      const exercise = passageExercise(state.level, state.exercise.text, state.source);
      test.dispatch({ kind: "begin", exercise, isByArrow });
    } else {
      const exerciseRequest = { mode: next, isByArrow, obstacle: null };
      test.dispatch({ kind: "request", exerciseRequest });
    }
  };

  const key = (value: Mode, label: ReactNode, unit = "") => (
    <RadioKey key={value} name="mode" value={value} isDown={value === mode} className={styles.mode}>
      {label}
      {unit && <span className="visually-hidden">{unit}</span>}
    </RadioKey>
  );

  return (
    <div className={styles.bar} data-fades="">
      <RadioKeys
        id={elementIds.levels}
        legend="Difficulty"
        values={levelNames}
        className={styles.levels}
        onChoose={chooseLevel}
      >
        {levelNames.map((name) => (
          <RadioKey
            key={name}
            name="level"
            value={name}
            isDown={name === level}
            className={styles.level}
          >
            {levels[name]}
          </RadioKey>
        ))}
      </RadioKeys>
      <RadioKeys
        legend="What to type"
        values={modes}
        className={styles.modes}
        onChoose={chooseMode}
      >
        {key("passage", "Passage")}
        <span className={styles.timed}>
          <span aria-hidden="true">Timed</span>
          {timedModes.map((seconds) => key(seconds, seconds, " seconds"))}
          <span aria-hidden="true">s</span>
        </span>
        {key("length", <span className={styles.ownLength}>Custom length</span>)}
        {key("own", "Your text")}
        {key("code", "Code")}
        {key("weak", "Weak spots")}
      </RadioKeys>
      <LanguageChoice test={test} options={languageOptions} />
      {obstacle && (
        <p className={styles.obstacle} role="alert">
          {obstacle}
        </p>
      )}
    </div>
  );
}
