import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { elementIds } from "../typing-test/element-ids.ts";
import { listenToField } from "../typing-test/field/listen-to-field.ts";
import { restart, runningSince } from "../typing-test/store.ts";
import { textDirection } from "../texts/right-to-left.ts";
import type { AttachedTest, TypingTest } from "../typing-test/api.ts";
import { followCaret } from "../typing-test/view/follow-caret.ts";
import { Button } from "../ui/Button.tsx";
import { LayoutCheckpoint } from "../ui/prerendered.tsx";
import { pausePreloading, preloadable, preloadAll, usePreloaded } from "../ui/preloadable.ts";
import { subscribeWhile } from "../ui/store.ts";
import { useFinishedTrial, useStore, useTest } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import { LiveStats } from "./LiveStats.tsx";
import { Field, Passage } from "./Passage.tsx";
import { TestBar } from "./TestBar.tsx";
import { TestFooter } from "./TestFooter.tsx";
import styles from "./TestSection.module.css";
import { deferredCode, pickerCode, useDeferredParts } from "./use-deferred-parts.ts";

const reportCode = preloadable(() => import("./deferred/TestReport.tsx"));

/** The test, what the address of the page asks for, and the dialogs that choose a text. */
export function TestSection({ visit }: { visit: Visit }) {
  const deferred = useDeferredParts();
  const picker = usePreloaded(pickerCode);
  useEffect(() => (picker ? picker.fulfilRequests(visit) : undefined), [visit, picker]);
  return (
    <>
      {deferred && <deferred.AddressRequests visit={visit} />}
      <Section visit={visit} />
      {picker && <picker.ModeDialogs visit={visit} />}
    </>
  );
}

/**
 * The bar, the passage and the field, and at the end the result and its report. Parts that stay are
 * memoized, so that the last key does not re-render them.
 */
function Section({ visit }: { visit: Visit }) {
  const { test } = visit;
  const exercise = useTest(test, (state) => state.exercise);
  const testsBefore = useTest(test, (state) => state.testsBefore);
  const isRequested = useTest(test, ({ exerciseRequest }) => !!exerciseRequest);
  const finished = useFinishedTrial(test);
  const options = useStore(test.options);
  const deferred = useDeferredParts();
  const report = usePreloaded(reportCode);
  const picker = usePreloaded(pickerCode);
  const { section, panel } = useAttachedTest(test);
  const { race, plan } = exercise;

  const hasResult = deferred && finished;
  const isUnfinished = deferred && !finished;
  const isMissing =
    deferred === false || (isRequested && picker === false) || (finished && report === false);
  const isLoading = finished && !isMissing && (!deferred || (!plan && !report));
  const untilFinished = exercise.mode === "code" ? styles.codePanel : styles.panel;
  return (
    // The handlers only preload, so the section needs no keyboard handler.
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
      {hasResult && !plan && <deferred.Outcome visit={visit} finished={finished} />}
      {deferred && (plan || (race && !finished)) ? (
        <deferred.RaceOrPlanBar visit={visit} />
      ) : (
        <TestBar test={test} />
      )}
      <LayoutCheckpoint />
      {isUnfinished && <deferred.TimeLeft key={testsBefore} test={test} />}
      <div ref={panel} className={hasResult ? deferred.finishedPanel : untilFinished}>
        <div className="needs-scripts">
          {isUnfinished && options.areStatsHidden ? (
            <deferred.HiddenStats />
          ) : (
            !hasResult && <LiveStats test={test} />
          )}
        </div>
        <div className={styles.column}>
          <NeedsScripts />
          {exercise.note && <p className={styles.note}>{exercise.note}</p>}
          {isUnfinished && race && (
            <deferred.RaceTrack
              test={test}
              rival={race.rival}
              direction={textDirection(exercise.text)}
            />
          )}
          {/* Browsers scan all controls of a form owner on each key; a form of its own keeps that list short. */}
          <form>
            {hasResult && <deferred.TextLabels />}
            <Passage test={test} />
            <Field test={test} />
          </form>
        </div>
      </div>
      {isUnfinished && <deferred.EndPractice test={test} />}
      {/* The next Tab stop after the field, but shown in the bar. A test of a plan is typed once. */}
      {!plan && (
        <div className={`${styles.restart} surrounds needs-scripts`}>
          <Button id={elementIds.restart} onClick={() => restart(test)}>
            Restart
          </Button>
        </div>
      )}
      <TestFooter visit={visit} />
      {finished && !plan && report && <report.TestReport visit={visit} trial={finished} />}
      {isLoading && <LoadingResult hasResult={!!hasResult} />}
      {isMissing && <MissingPart canSave={!!hasResult} />}
    </section>
  );
}

/** Says that the test needs scripts. Prerendered only, because a page that runs scripts does not need it. */
function NeedsScripts() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className={styles.note}>
          The typing test needs JavaScript, which is turned off in your browser. You can read the
          other pages without it.
        </p>
      )}
    </noscript>
  );
}

/**
 * Says that the result is loading and, if that or its report takes long, what to do. Until there is a
 * result, the live stats are still shown.
 */
function LoadingResult({ hasResult }: { hasResult: boolean }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) return <MissingPart canSave={hasResult} />;
  return hasResult ? null : <p className={styles.missing}>Loading your result…</p>;
}

const patience: Milliseconds = 10_000;

function MissingPart({ canSave }: { canSave: boolean }) {
  return (
    <p className={styles.missing} role="alert">
      Part of this page did not load. There may be a newer version, or you may be offline. You can
      still type passages. {canSave && "Save your tests before you reload. "}
      <Button onClick={() => location.reload()}>Reload to continue</Button>
    </p>
  );
}

/** Attaches the test to its elements and adds the upgrades as they load. Returns the refs of its section and of its panel. */
function useAttachedTest(test: TypingTest) {
  const deferred = useDeferredParts();
  const section = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // A layout effect, because it must run before any event reaches the elements.
  useLayoutEffect(() => {
    const [field, passage, footer] = [elementIds.field, elementIds.passage, elementIds.footer].map(
      (id) => document.getElementById(id),
    );
    if (!section.current || !panel.current || !passage || !footer) return undefined;
    if (!(field instanceof HTMLTextAreaElement) || !field.form) return undefined;
    const remove = test.upgrade(showRunning, followCaret);
    const detach = test.attach({
      field,
      listen: (receive) => listenToField(field, receive),
      passage,
      frame: { section: section.current, panel: panel.current, form: field.form, footer },
    });
    return () => {
      detach();
      remove();
    };
  }, [test]);
  useEffect(() => {
    // The test may have got the focus before this code loaded.
    if (section.current?.contains(document.activeElement)) preloadAll();
    // An address may ask for another test than the one on screen.
    if (location.hash) deferredCode.preload();
  }, []);
  useEffect(
    () => (deferred ? test.upgrade(...deferred.deferredUpgrades) : undefined),
    [test, deferred],
  );
  return { section, panel };
}

/** Fetches nothing while the test is running, and marks its section for the styles without rendering. */
function showRunning({ test, frame: { section } }: AttachedTest): () => void {
  return subscribeWhile(test, runningSince, () => {
    const resumePreloading = pausePreloading();
    section.setAttribute("data-running", "");
    return () => {
      resumePreloading();
      section.removeAttribute("data-running");
    };
  });
}
