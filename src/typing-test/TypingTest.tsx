import { useEffect, useRef } from "react";
import { ahead, holdFetching, useAhead, wantAll } from "../ui/ahead.ts";
import button from "../ui/button.module.css";
import { useKept } from "../visit/use-followed.ts";
import type { Visit } from "../visit/visit.ts";
import { Field } from "./field/Field.tsx";
import { LiveFigures } from "./figures/LiveFigures.tsx";
import { Passage, passageTextId } from "./passage/Passage.tsx";
import { whileRunning } from "./running/while-running.ts";
import { TestBar } from "./TestBar.tsx";
import { TestFoot } from "./TestFoot.tsx";
import { textDirection } from "./text-direction.ts";
import styles from "./TypingTest.module.css";
import { useTypingTest } from "./use-typing-test.ts";

const laterAhead = ahead(async () => (await import("./later.ts")).later);
const reportAhead = ahead(() => import("../report/Report.tsx"));

/** The test: choose what to type, type it, watch the figures, see the result and its report. */
export function TypingTest({ visit }: { visit: Visit }) {
  const { test } = visit;
  const { field, exercise, finished, begin, tellInput, chooseLevel, restart } = useTypingTest(test);
  const options = useKept(visit.options);
  const visitTests = useKept(visit.finishedTests);
  const layout = useKept(visit.layout);
  const section = useRef<HTMLElement>(null);
  const fetched = useAhead(laterAhead);
  const later = typeof fetched === "object" ? fetched : null;
  const report = useAhead(reportAhead);

  useEffect(() => whileRunning(test, holdFetching), [test]);

  useEffect(() => {
    // Some turn to the test before this code is here to notice.
    if (section.current?.contains(document.activeElement)) wantAll();
  }, []);

  useEffect(() => later?.attendTest(visit), [later, visit]);

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
        onPointerEnter={wantAll}
        onFocus={wantAll}
      >
        <TestBar
          exercise={exercise}
          visit={visit}
          later={later}
          onChooseLevel={chooseLevel}
          onBegin={begin}
        />
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
            onInput={tellInput}
          />
          <TestFoot
            options={options}
            later={later}
            onOptions={visit.options.set}
            onRestart={restart}
          />
        </div>
        {finished && typeof report === "object" && (
          <report.Report
            trial={finished}
            title={exercise.title}
            visitTests={visitTests}
            layout={layout}
            onLayout={visit.layout.set}
          />
        )}
        {(fetched === "failed" || (finished && report === "failed")) && (
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
