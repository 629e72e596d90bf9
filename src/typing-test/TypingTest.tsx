import button from "../ui/button.module.css";
import { Field } from "./Field.tsx";
import { LevelPicker } from "./LevelPicker.tsx";
import { LiveFigures } from "./LiveFigures.tsx";
import { Passage, passageTextId } from "./Passage.tsx";
import styles from "./TypingTest.module.css";
import { loadLater } from "./load-later.ts";
import { useIdle } from "./use-idle.ts";
import { useModule } from "./use-module.ts";
import { useTypingTest } from "./use-typing-test.ts";

/** The test: choose a level, type the passage, watch the figures, see the result. */
export function TypingTest() {
  const { field, exercise, trial, enter, chooseLevel, restart } = useTypingTest();
  const later = useModule(loadLater, useIdle());

  return (
    <section className={styles.test} aria-label="Typing test">
      <div className={styles.bar}>
        <LevelPicker level={exercise.level} onChoose={chooseLevel} />
      </div>
      <div className={styles.figures}>
        {trial.phase === "finished" && typeof later === "object" ? (
          <later.Result trial={trial} onTryAgain={restart} />
        ) : (
          <LiveFigures trial={trial} />
        )}
      </div>
      <div className={styles.text}>
        <noscript>
          <p className={styles.noScript}>
            The typing test needs JavaScript, which is switched off in this browser. The other pages
            can be read without it.
          </p>
        </noscript>
        <Passage trial={trial} />
        <Field
          field={field}
          isComplete={trial.phase === "finished"}
          describedBy={passageTextId}
          onInput={enter}
        />
        <div className={styles.foot}>
          <div className={styles.restart}>
            <button type="button" className={button.button} onClick={restart}>
              Restart
            </button>
          </div>
          <p className={styles.hint}>
            <kbd>Tab</kbd> <kbd>Enter</kbd> restarts. The clock starts with your first character.
          </p>
        </div>
      </div>
    </section>
  );
}
