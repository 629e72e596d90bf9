import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { elementIds } from "../typing-test/element-ids.ts";
import { listenToField } from "../typing-test/field/listen-to-field.ts";
import { restart, runningTrial, type TestStore } from "../typing-test/store.ts";
import { textDirection } from "../texts/right-to-left.ts";
import type { AttachedTest } from "../typing-test/api.ts";
import { followCaret } from "../typing-test/view/follow-caret.ts";
import button from "../ui/button.module.css";
import { LaidOutSoFar } from "../ui/prerendered.tsx";
import { pausePreloading, preloadable, preloadAll, usePreloaded } from "../ui/preloadable.ts";
import { subscribeWhile } from "../ui/store.ts";
import { useFinishedTrial, useStore, useTest } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import type * as DeferredParts from "./deferred/deferred-parts.ts";
import { LiveStats } from "./LiveStats.tsx";
import { Field, Passage } from "./Passage.tsx";
import { TestBar } from "./TestBar.tsx";
import { TestFoot } from "./TestFoot.tsx";
import styles from "./TestSection.module.css";
import { deferredCode, pickerCode } from "./use-deferred-parts.ts";

const reportCode = preloadable(() => import("./deferred/TestReport.tsx"));

/** The test: the bar, the passage and the field, and at the end the result and its report. */
export function TestSection({ visit }: { visit: Visit }) {
  const { test } = visit;
  const exercise = useTest(test, (state) => state.exercise);
  const testsBefore = useTest(test, (state) => state.testsBefore);
  const isRequested = useTest(test, ({ exerciseRequest }) => !!exerciseRequest);
  const options = useStore(visit.test.options);
  const parts = usePreloaded(deferredCode);
  const deferred = typeof parts === "object" ? parts : null;
  const report = usePreloaded(reportCode);
  const picker = usePreloaded(pickerCode);
  const { section, panel } = useAttachedTest(visit, deferred, picker);
  const { rival, plan } = exercise;

  // Created outside `around`, so that the last key does not re-render them.
  const bar = <TestBar test={test} />;
  const passageAndField = (
    <>
      <Passage test={test} />
      <Field test={test} />
    </>
  );
  const testFoot = <TestFoot visit={visit} />;

  const around = (finished: FinishedTrial | null) => {
    const isMissing =
      parts === "failed" ||
      (isRequested && picker === "failed") ||
      (finished && report === "failed");
    const running = exercise.mode === "code" ? styles.codePanel : styles.panel;
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
        {deferred && finished && !plan && <deferred.Outcome visit={visit} finished={finished} />}
        {deferred && (plan || (rival && !finished)) ? <deferred.OtherBar visit={visit} /> : bar}
        <LaidOutSoFar />
        {deferred && !finished && <deferred.TimeLeft key={testsBefore} test={test} />}
        <div ref={panel} className={deferred && finished ? deferred.finishedPanel : running}>
          <div className="needs-scripts">
            {deferred && options.areStatsHidden && !finished ? (
              <deferred.HiddenStats />
            ) : (
              !(deferred && finished) && <LiveStats test={test} />
            )}
          </div>
          <div className={styles.column}>
            <NeedsScripts />
            {exercise.note && <p className={styles.note}>{exercise.note}</p>}
            {deferred && rival && (
              <deferred.RaceTrack
                test={test}
                rival={rival}
                direction={textDirection(exercise.text)}
              />
            )}
            {/* Browsers scan all controls of a form owner on each key; a form of its own keeps that list short. */}
            <form>
              {deferred && finished && <deferred.TextLabels />}
              {passageAndField}
            </form>
          </div>
        </div>
        {deferred && !finished && <deferred.EndPractice test={test} />}
        {/* The next Tab stop after the field, but shown in the bar. */}
        <div className={`${styles.restart} surrounds needs-scripts`}>
          <button type="button" className={button.button} onClick={() => restart(test)}>
            Restart
          </button>
        </div>
        {testFoot}
        {finished && !plan && typeof report === "object" && (
          <report.TestReport visit={visit} trial={finished} />
        )}
        {finished && !deferred && !isMissing && (
          <p className={styles.missing}>Loading your result…</p>
        )}
        {isMissing && <MissingPart />}
      </section>
    );
  };

  return (
    <>
      {deferred && <deferred.Claim />}
      {deferred && <deferred.AddressRequests visit={visit} />}
      <AroundEnd test={test}>{around}</AroundEnd>
      {typeof picker === "object" && <picker.ModeDialogs visit={visit} />}
    </>
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

function MissingPart() {
  return (
    <p className={styles.missing}>
      Part of this page did not load. There may be a newer version, or the connection was lost. You
      can still type passages.{" "}
      <button type="button" className={button.button} onClick={() => location.reload()}>
        Reload to continue
      </button>
    </p>
  );
}

/** Renders its children again when a test ends, and only then. */
function AroundEnd({
  test,
  children,
}: {
  test: TestStore;
  children: (finished: FinishedTrial | null) => ReactNode;
}) {
  return children(useFinishedTrial(test));
}

/** Attaches the test to its elements and adds the upgrades as they load. Returns the refs of its section and of its panel. */
function useAttachedTest(
  visit: Visit,
  deferred: typeof DeferredParts | null,
  picker: ReturnType<typeof pickerCode.getState>,
) {
  const { test } = visit;
  const sectionRef = useRef<HTMLElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  // A layout effect, because it must run before any event reaches the elements.
  useLayoutEffect(() => {
    const [section, panel] = [sectionRef.current, panelRef.current];
    const [field, passage, foot] = [elementIds.field, elementIds.passage, elementIds.foot].map(
      (id) => document.getElementById(id),
    );
    if (!(field instanceof HTMLTextAreaElement)) return undefined;
    const { form } = field;
    if (!section || !panel || !form || !passage || !foot) return undefined;
    const remove = test.upgrade(showRunning, followCaret);
    const detach = test.attach({
      field,
      listen: (receive) => listenToField(field, receive),
      passage,
      frame: { section, panel, form, foot },
    });
    return () => {
      detach();
      remove();
    };
  }, [test]);
  useEffect(() => {
    // The test may have got the focus before this code loaded.
    if (sectionRef.current?.contains(document.activeElement)) preloadAll();
    // An address may ask for another test than the one on screen.
    if (location.hash) deferredCode.preload();
  }, []);
  useEffect(
    () => (deferred ? test.upgrade(...deferred.deferredUpgrades) : undefined),
    [test, deferred],
  );
  useEffect(
    () => (typeof picker === "object" ? picker.fulfilRequests(visit) : undefined),
    [visit, picker],
  );
  return { section: sectionRef, panel: panelRef };
}

/** Fetches nothing while the test is running, and marks its section for the styles without rendering. */
function showRunning({ test, frame: { section } }: AttachedTest): () => void {
  return subscribeWhile(test.stages, runningTrial, () => {
    const resumePreloading = pausePreloading();
    section.setAttribute("data-running", "");
    return () => {
      resumePreloading();
      section.removeAttribute("data-running");
    };
  });
}
