import { useEffect, useRef, useState } from "react";
import button from "../ui/button.module.css";
import { Field } from "./field/Field.tsx";
import { LiveFigures } from "./figures/LiveFigures.tsx";
import { loadLater } from "./load-later.ts";
import { useOptions } from "./options/use-options.ts";
import { Passage, passageTextId } from "./passage/Passage.tsx";
import { TestBar } from "./TestBar.tsx";
import { TestFoot } from "./TestFoot.tsx";
import { textDirection } from "./text-direction.ts";
import styles from "./TypingTest.module.css";
import { useIdle } from "../ui/use-idle.ts";
import { useModule } from "../ui/use-module.ts";
import { useTypingTest } from "./use-typing-test.ts";

const loadReport = () => import("../report/Report.tsx");

/** The test: choose what to type, type it, watch the figures, see the result and its report. */
export function TypingTest() {
  const { field, test, exercise, finished, begin, chooseLevel, restart } = useTypingTest();
  const [options, setOptions] = useOptions();
  const section = useRef<HTMLElement>(null);
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  const turnTo = () => setIsTurnedTo(true);
  const loaded = useModule(loadLater, useIdle());
  const later = typeof loaded === "object" ? loaded : null;
  // Before the first key, for a visitor has to turn to the test to type.
  const report = useModule(loadReport, isTurnedTo);

  useEffect(() => {
    // Some do so before this code is here to notice.
    if (section.current?.contains(document.activeElement)) turnTo();
  }, []);

  useEffect(() => later?.watchTrial(test), [later, test]);

  useEffect(() => {
    if (finished && options.hasEndSound) later?.playEndSound();
    // oxlint-disable-next-line react/exhaustive-deps -- at the end of a test, not when the option changes
  }, [finished]);

  return (
    <>
      {later && <later.Claim />}
      {/* Turning to the test is not acting on it: nothing here needs a key of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={section}
        className={styles.test}
        aria-label="Typing test"
        data-text-size={options.textSize}
        data-face={options.face}
        onPointerEnter={turnTo}
        onFocus={turnTo}
      >
        <TestBar exercise={exercise} later={later} onChooseLevel={chooseLevel} onBegin={begin} />
        <div className={styles.figures}>
          {later && finished ? (
            <later.Result trial={finished} onTryAgain={restart} />
          ) : later && options.areFiguresHidden ? (
            <later.HiddenFigures />
          ) : (
            <LiveFigures test={test} />
          )}
        </div>
        <div className={styles.text}>
          <noscript>
            <p className={styles.noScript}>
              The typing test needs JavaScript, which is switched off in this browser. The other
              pages can be read without it.
            </p>
          </noscript>
          {exercise.note && <p className={styles.note}>{exercise.note}</p>}
          <Passage key={exercise.text} test={test} later={later} />
          <Field
            field={field}
            isComplete={finished !== null}
            describedBy={passageTextId}
            direction={textDirection(exercise.text)}
            onInput={test.tell}
          />
          <TestFoot options={options} later={later} onOptions={setOptions} onRestart={restart} />
        </div>
        {finished && typeof report === "object" && (
          <report.Report trial={finished} title={exercise.title} />
        )}
        {(loaded === "failed" || (finished && report === "failed")) && (
          <p className={styles.missing}>
            A part of this page could not be loaded: a newer version may have taken its place, or
            the connection was lost. Typing works without it.{" "}
            <button type="button" className={button.button} onClick={() => location.reload()}>
              Reload to continue
            </button>
          </p>
        )}
      </section>
    </>
  );
}
