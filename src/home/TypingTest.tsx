import { type ReactNode, useEffect, useRef } from "react";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { preloadable, pausePreloading, usePreloaded, preloadAll } from "../ui/preloadable.ts";
import button from "../ui/button.module.css";
import { LaidOutSoFar } from "../ui/LaidOutSoFar.tsx";
import type { TestStore } from "../visit/test-store.ts";
import { useFinishedTrial, useTest, useStore } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import { Field } from "./Field.tsx";
import { LiveStats } from "./LiveStats.tsx";
import { MissingPart } from "./MissingPart.tsx";
import { Passage, passageTextId } from "./Passage.tsx";
import { whileRunning } from "../typing-test/running/while-running.ts";
import { TestBar } from "./TestBar.tsx";
import { TestFoot } from "./TestFoot.tsx";
import { textDirection } from "../typing-test/text-direction.ts";
import styles from "./TypingTest.module.css";
import { useTypingTest } from "./use-typing-test.ts";

const laterAhead = preloadable(
  async () => (await import("./deferred/deferred-parts.ts")).deferredParts,
);
const reportAhead = preloadable(() => import("./deferred/TestReport.tsx"));

const modesAhead = preloadable(
  async () => (await import("./exercise-picker/exercise-picker.ts")).exercisePicker,
);

/** The test: choose what to type, type it, watch the figures, see the result and its report. */
export function TypingTest({ visit }: { visit: Visit }) {
  const { test } = visit;
  const { field, exercise, testsBefore, ...act } = useTypingTest(test);
  const { rival } = exercise;
  const direction = textDirection(exercise.text);
  const options = useStore(visit.options);
  const hasWish = useTest(test, ({ exerciseRequest }) => exerciseRequest !== null);
  const section = useRef<HTMLElement>(null);
  const fetched = usePreloaded(laterAhead);
  const later = typeof fetched === "object" ? fetched : null;
  const report = usePreloaded(reportAhead);
  const modes = usePreloaded(modesAhead);

  useEffect(() => {
    const element = section.current;
    return whileRunning(test, () => {
      const release = pausePreloading();
      // Without rendering, for the key that starts the clock should take no longer than the others.
      element?.setAttribute("data-running", "");
      return () => {
        release();
        element?.removeAttribute("data-running");
      };
    });
  }, [test]);

  useEffect(() => {
    // Some turn to the test before this code is here to notice.
    if (section.current?.contains(document.activeElement)) preloadAll();
    // An address may ask for another test than the one that stands here.
    if (location.hash) laterAhead.preload();
  }, []);

  useEffect(() => later?.attendTest(visit), [later, visit]);
  useEffect(() => {
    const element = section.current;
    if (!later || !element) return undefined;
    const stops = [
      later.keepInView(element, test),
      later.typeFromAnywhere(element),
      later.stopAtMistakes(element, visit),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [later, test, visit]);
  useEffect(
    () => (typeof modes === "object" ? modes.fulfilRequests(visit) : undefined),
    [modes, visit],
  );

  // Made here, so that the last key, which changes what is around them, renders none of them anew.
  const bar = (
    <TestBar
      test={test}
      languageOptions={typeof modes === "object" ? <modes.LanguageOptions /> : null}
      onLevel={act.chooseLevel}
      onMode={act.chooseMode}
      onLanguage={act.chooseLanguage}
    />
  );
  const passageAndField = (
    <>
      <Passage
        key={exercise.text}
        test={test}
        later={later}
        look={`${options.textSize} ${options.face} ${options.caret} ${options.isCaretSmooth}`}
      />
      <Field
        key={testsBefore}
        field={field}
        test={test}
        describedBy={passageTextId}
        direction={direction}
        language={exercise.language}
      />
    </>
  );
  const foot = <TestFoot visit={visit} later={later} onBegin={act.begin} />;

  const around = (finished: FinishedTrial | null) => {
    const isMissing =
      fetched === "failed" || (hasWish && modes === "failed") || (finished && report === "failed");
    return (
      // Turning to the test is not acting on it: nothing here needs a key of its own.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <section
        ref={section}
        className={styles.test}
        aria-label="Typing test"
        data-text-size={options.textSize}
        data-face={options.face}
        data-caret={options.caret}
        data-glides={options.isCaretSmooth || undefined}
        onPointerEnter={preloadAll}
        onFocus={preloadAll}
      >
        {later && finished && (
          <div className={styles.result}>
            <later.Outcome visit={visit} finished={finished} onBegin={act.begin} />
          </div>
        )}
        {later && rival && !finished ? (
          <later.RaceBar exercise={exercise} rival={rival} onBegin={act.begin} />
        ) : (
          bar
        )}
        <LaidOutSoFar />
        {later && !finished && <later.TimeLeft key={testsBefore} test={test} />}
        <div className={styles.bench}>
          <div className={styles.figures}>
            {later && options.areStatsHidden && !finished ? (
              <later.HiddenStats />
            ) : (
              !(later && finished) && <LiveStats test={test} />
            )}
          </div>
          {/* A form, for at each key a browser looks through all controls that share the field's. */}
          <form className={styles.slip} data-wide={later && finished ? "" : undefined}>
            <noscript>
              {/* Where scripts run, nobody needs it. */}
              {import.meta.env.SSR && (
                <p className={styles.note}>
                  The typing test needs JavaScript, which is off in this browser. The other pages
                  work without it.
                </p>
              )}
            </noscript>
            {exercise.note && <p className={styles.note}>{exercise.note}</p>}
            {later && rival && <later.RaceTrack test={test} rival={rival} direction={direction} />}
            {passageAndField}
          </form>
        </div>
        {later && !finished && <later.EndPractice test={test} />}
        {/* Next after the field for Tab; in the bar for the eye. */}
        <div className={styles.restart} data-fades="">
          <button type="button" className={button.button} onClick={act.restart}>
            Restart
          </button>
        </div>
        {foot}
        {finished && typeof report === "object" && (
          <div className={styles.report}>
            <report.TestReport visit={visit} trial={finished} onBegin={act.begin} />
          </div>
        )}
        {finished && !later && !isMissing && (
          <p className={styles.missing}>The result is on its way.</p>
        )}
        {isMissing && <MissingPart className={styles.missing} />}
      </section>
    );
  };

  return (
    <>
      {later && <later.Claim />}
      {later && <later.AskedByAddress visit={visit} onBegin={act.begin} />}
      <AroundEnd test={test}>{around}</AroundEnd>
      {typeof modes === "object" && <modes.ModeDialogs visit={visit} />}
    </>
  );
}

/** What the end of a test changes, rendered by itself. */
function AroundEnd({
  test,
  children,
}: {
  test: TestStore;
  children: (finished: FinishedTrial | null) => ReactNode;
}) {
  return children(useFinishedTrial(test));
}
