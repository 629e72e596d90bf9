import { useState } from "react";
import { drillProblemSentences } from "../../texts/drill-sentences.ts";
import type { DrillProblem } from "../../texts/drill.ts";
import button from "../../ui/button.module.css";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import styles from "./Menu.module.css";

/** A drill out of this visit's weak spots. */
export function WeakSpots({
  drill,
  onChoose,
}: {
  drill: () => Exercise | DrillProblem;
  onChoose: (exercise: Exercise) => void;
}) {
  const [problem, setProblem] = useState<DrillProblem | null>(null);

  function begin() {
    const exercise = drill();
    if (typeof exercise === "string") return setProblem(exercise);
    setProblem(null);
    return onChoose(exercise);
  }

  return (
    <section>
      <h3>Weak spots</h3>
      <p>
        Common words with the letters and pairs in them that were slow or missed in this visit's
        tests.
      </p>
      <p className={styles.choices}>
        <button type="button" className={button.button} onClick={begin}>
          Make a drill
        </button>
      </p>
      <output className={styles.status}>{problem && drillProblemSentences[problem]}</output>
    </section>
  );
}
