import { useEffect, useState } from "react";
import button from "../ui/button.module.css";
import { Field } from "./Field.tsx";
import { LevelPicker } from "./LevelPicker.tsx";
import { LiveFigures } from "./LiveFigures.tsx";
import { loadLater } from "./load-later.ts";
import { useOptions } from "./options/use-options.ts";
import { Passage, passageTextId } from "./Passage.tsx";
import styles from "./TypingTest.module.css";
import { useIdle } from "./use-idle.ts";
import { useModule } from "./use-module.ts";
import { useTypingTest } from "./use-typing-test.ts";
import { WhatToType } from "./what-to-type/WhatToType.tsx";

const loadReport = () => import("../report/Report.tsx");

/** The test: choose what to type, type it, watch the figures, see the result and its report. */
export function TypingTest() {
  const { field, exercise, trial, enter, begin, chooseLevel, restart } = useTypingTest();
  const [options, setOptions] = useOptions();
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  const turnTo = () => setIsTurnedTo(true);
  const later = useModule(loadLater, useIdle());
  // Before the first key: a visitor has to turn to the test to type.
  const report = useModule(loadReport, isTurnedTo);
  const finished = trial.phase === "finished" ? trial : null;

  const sound = options.hasEndSound && typeof later === "object" ? later.playEndSound : null;
  useEffect(() => {
    if (finished) sound?.();
    // oxlint-disable-next-line react/exhaustive-deps -- at the end of a test, not when the option changes
  }, [finished]);

  return (
    // Turning to the test is not acting on it: nothing here needs a key of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.test}
      aria-label="Typing test"
      data-text-size={options.textSize}
      data-face={options.face}
      onPointerEnter={turnTo}
      onFocus={turnTo}
    >
      <div className={styles.bar}>
        <LevelPicker level={exercise.level} onChoose={chooseLevel} />
        <WhatToType exercise={exercise} onChoose={begin} />
      </div>
      <div className={styles.figures}>
        {finished && typeof later === "object" ? (
          <later.Result trial={finished} onTryAgain={restart} />
        ) : (
          (finished || !options.areFiguresHidden) && <LiveFigures trial={trial} />
        )}
      </div>
      <div className={styles.text}>
        <noscript>
          <p className={styles.noScript}>
            The typing test needs JavaScript, which is switched off in this browser. The other pages
            can be read without it.
          </p>
        </noscript>
        {exercise.note && <p className={styles.note}>{exercise.note}</p>}
        <Passage key={exercise.text} trial={trial} />
        <Field
          field={field}
          isComplete={finished !== null}
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
          <details className={styles.options}>
            <summary>Options</summary>
            {typeof later === "object" && (
              <later.OptionsForm options={options} onChange={setOptions} />
            )}
          </details>
        </div>
      </div>
      {finished && typeof report === "object" && (
        <report.Report trial={finished} title={exercise.title} />
      )}
      {finished && report === "failed" && (
        <p className={styles.missing}>
          The report on this test could not be loaded. The figures above are complete.
        </p>
      )}
    </section>
  );
}
