import { type SubmitEvent, useState } from "react";
import button from "../../ui/button.module.css";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { timedExercise } from "../../visit/exercises/timed-exercise.ts";
import { wholeSource } from "../../visit/exercises/whole-source.ts";
import { fewestSeconds, mostSeconds } from "../../visit/modes.ts";
import type { TestStore } from "../../visit/test-store.ts";
import styles from "./OptionsForm.module.css";

/** A timed test of a length of one's own, at the level and in the language that stand. */
export function OwnLength({
  test,
  onBegin,
}: {
  test: TestStore;
  onBegin: (exercise: Exercise) => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);

  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const seconds = Number(new FormData(event.currentTarget).get("seconds"));
    const isPossible =
      Number.isInteger(seconds) && seconds >= fewestSeconds && seconds <= mostSeconds;
    setProblem(
      isPossible ? null : "A timed test can take 5 to 3,600 seconds, as a whole number of them.",
    );
    const { level, source } = test.state();
    if (isPossible) onBegin(timedExercise(level, seconds, wholeSource(source)));
  }

  return (
    <form className={styles.length} noValidate onSubmit={begin}>
      <label className={styles.seconds}>
        Timed test of
        <input
          type="number"
          name="seconds"
          min={fewestSeconds}
          max={mostSeconds}
          defaultValue={90}
        />
        seconds
      </label>
      <button type="submit" className={button.button}>
        Begin
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
