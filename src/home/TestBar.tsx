import { memo } from "react";
import { type Level, levelNames, levels } from "../content/passages.ts";
import { type ExerciseRequest, type Mode, modes, timedModes } from "../exercises/exercise.ts";
import { passageExercise } from "../exercises/passage-exercise.ts";
import { elementIds } from "../typing-test/element-ids.ts";
import { abandonRunning } from "../typing-test/running-test.ts";
import type { TestState, TestStore } from "../typing-test/store.ts";
import popover from "../ui/popover.module.css";
import radio from "../ui/radio-buttons.module.css";
import { RadioButton, RadioButtons } from "../ui/RadioButtons.tsx";
import { useTest } from "../visit/use-store.ts";
import styles from "./TestBar.module.css";
import { useDeferredParts } from "./use-deferred-parts.ts";

/** The choice of what to type: the levels and the language, and below them the modes. */
export const TestBar = memo(function TestBar({ test }: { test: TestStore }) {
  const exercise = useTest(test, (state) => state.exercise);
  const requested = useTest(test, ({ exerciseRequest }) => exerciseRequest);

  const chooseLevel = (next: Level, keepsFocus: boolean) => {
    test.dispatch({ kind: "begin", exercise: exercise.atLevel(next), keepsFocus });
    const hasLevels = requested?.mode !== "own" && requested?.mode !== "code";
    // What is still loading begins at this level.
    if (requested?.language || (requested?.obstacle === null && hasLevels)) {
      request(test, { ...requested, keepsFocus });
    }
  };
  const chooseMode = (next: Mode, keepsFocus: boolean) => {
    // A language that is still loading holds for this mode too.
    const language = requested?.language;
    if (next === "passage" && !language) {
      const { level, source } = test.getState();
      const passage = passageExercise(level, exercise.text, source);
      test.dispatch({ kind: "begin", exercise: passage, keepsFocus });
    } else {
      request(test, { mode: next, language, keepsFocus, obstacle: null });
    }
  };

  const button = (value: Mode, label: string, unit = "") => (
    <RadioButton
      key={value}
      name="mode"
      value={value}
      isDown={value === (requested?.mode ?? exercise.mode)}
      className={styles.mode}
    >
      {label}
      {unit && <span className="visually-hidden">{unit}</span>}
    </RadioButton>
  );

  return (
    <div className={`${styles.bar} surrounds needs-scripts`}>
      <RadioButtons
        id={elementIds.levels}
        legend="Difficulty"
        values={levelNames}
        className={styles.levels}
        onChoose={chooseLevel}
      >
        {levelNames.map((name) => (
          <RadioButton
            key={name}
            name="level"
            value={name}
            isDown={name === exercise.level}
            className={styles.level}
          >
            {levels[name]}
          </RadioButton>
        ))}
      </RadioButtons>
      <RadioButtons
        legend="What to type"
        values={modes}
        className={styles.modes}
        onChoose={chooseMode}
      >
        {button("passage", "Passage")}
        <span className={styles.timed}>
          <span aria-hidden="true">Timed</span>
          {timedModes.map((seconds) => button(seconds, seconds, " seconds"))}
          <span aria-hidden="true">s</span>
        </span>
        {/* On a narrow window the button opens the three radio buttons after it. */}
        <button
          type="button"
          className={`${radio.button} ${styles.mode} ${styles.moreButton}`}
          popoverTarget="more"
        >
          More…
        </button>
        <div id="more" popover="auto" className={`${popover.popover} ${styles.more}`}>
          {button("length", "Custom length")}
          {button("own", "Your text")}
          {button("code", "Code")}
        </div>
        {button("weak", "Weak spots")}
      </RadioButtons>
      <LanguageChoice test={test} />
      {requested?.obstacle && (
        <p className={styles.obstacle} role="alert">
          {requested.obstacle}
        </p>
      )}
    </div>
  );
});

function LanguageChoice({ test }: { test: TestStore }) {
  const deferred = useDeferredParts();
  const language = useTest(test, shownLanguage);
  const choose = (select: HTMLSelectElement) => {
    // If it was chosen by key, more keys may follow.
    const keepsFocus = select.matches(":focus-visible");
    const isCode = !!select.selectedOptions[0]?.closest("optgroup");
    const { exerciseRequest } = test.getState();
    // An exercise that is still loading begins in the chosen language.
    const loading = exerciseRequest?.obstacle === null ? exerciseRequest.mode : null;
    const mode = isCode || loading === "code" ? null : loading;
    request(test, { mode, language: select.value, keepsFocus, obstacle: null });
  };
  return (
    <label className={styles.language}>
      Language
      <select value={language} onChange={({ target }) => choose(target)}>
        {deferred ? <deferred.LanguageOptions /> : <option value="en">English</option>}
      </select>
    </label>
  );
}

/** The language that was requested, that of a piece of code, or that of the texts. */
function shownLanguage({ exercise, source, exerciseRequest }: TestState): string {
  return exerciseRequest?.language ?? exercise.code ?? source.language;
}

function request(test: TestStore, exerciseRequest: ExerciseRequest): void {
  abandonRunning(test, exerciseRequest.keepsFocus);
  test.dispatch({ kind: "request", exerciseRequest });
}
