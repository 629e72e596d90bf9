import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { numberText } from "../format/format-figures.ts";
import { resultTexts, savedResult } from "../format/saved-result.ts";
import { Button } from "../ui/Button.tsx";
import { useFocusOnArrival } from "../ui/focus.ts";
import { useFinishedTrial } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import { conditionChangeText, pauseText } from "./plan-text.ts";
import { type PlanRun, planRunnerOf, type RestPhase } from "./plan-run.ts";
import type { RunTest } from "./run-steps.ts";
import styles from "./plans.module.css";

/** A finished test that another one follows. Its figures are shown unless the plan hides them. */
export function TestDone({ visit, run, done }: { visit: Visit; run: PlanRun; done: RunTest }) {
  const finished = useFinishedTrial(visit.test);
  const isShown = finished && !run.plan.rules.areStatsHidden;
  const texts = isShown ? resultTexts(savedResult(finished)) : null;
  return (
    <Pause
      figure={texts && { value: texts.speed, unit: `${texts.unit}, ${texts.accuracy} accuracy` }}
      heading={
        conditionChangeText(run.plan, run.steps, run.position + 1) ??
        `${done.isPractice ? "Practice" : "Test"} finished.`
      }
      sentence={pauseText(run.steps, run.position + 1)}
    >
      <ContinueButton visit={visit} name="Next test" />
    </Pause>
  );
}

export function MessageView({ visit, run, text }: { visit: Visit; run: PlanRun; text: string }) {
  return (
    <Pause heading={text} sentence={conditionChangeText(run.plan, run.steps, run.position)}>
      <ContinueButton visit={visit} name="Continue" />
    </Pause>
  );
}

const updateInterval: Milliseconds = 200;

/** A rest that counts down and then starts the next step. */
export function RestView({ visit, run, rest }: { visit: Visit; run: PlanRun; rest: RestPhase }) {
  const { next } = planRunnerOf(visit);
  const { ends, canSkip } = rest;
  const [left, setLeft] = useState(() => ends - performance.now());
  const update = useEffectEvent(() => {
    const now = ends - performance.now();
    if (now <= 0) next();
    else setLeft(now);
  });
  useEffect(() => {
    const timer = setInterval(() => update(), updateInterval);
    return () => clearInterval(timer);
  }, []);

  const { steps, position, plan } = run;
  return (
    <Pause
      figure={{
        role: "timer",
        value: numberText(Math.max(0, Math.ceil(left / 1000))),
        unit: "seconds",
      }}
      heading={conditionChangeText(plan, steps, position) ?? "Take a rest."}
      sentence={pauseText(steps, position)}
    >
      {canSkip && <ContinueButton visit={visit} name="Skip this rest" />}
    </Pause>
  );
}

function Pause({
  figure,
  heading,
  sentence,
  children,
}: {
  figure?: { value: string; unit: string; role?: "timer" } | null;
  heading: string;
  sentence: string | null;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.pause} ${styles.inset}`}>
      {figure && (
        <p id="plan-figure" className={styles.figure}>
          <span className={styles.number} role={figure.role}>
            {figure.value}
          </span>{" "}
          {figure.unit}
        </p>
      )}
      <div>
        <StepHeading describedBy="plan-figure plan-sentence">{heading}</StepHeading>
        {sentence && (
          <p id="plan-sentence" className={styles.muted}>
            {sentence}
          </p>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}

/** The heading of what follows a test. It receives the focus, because the field is hidden. */
export function StepHeading({
  describedBy,
  children,
}: {
  /** Ids of what screen readers read after it. */
  describedBy?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return (
    <h2 ref={heading} className={styles.message} dir="auto" aria-describedby={describedBy}>
      {children}
    </h2>
  );
}

/** Enter does nothing for this long, because it may still belong to the test that just ended. */
const ignoredTime: Milliseconds = 500;

/** Goes on to the next step, by Enter too, wherever the focus is. */
function ContinueButton({ visit, name }: { visit: Visit; name: string }) {
  const { next } = planRunnerOf(visit);
  useEffect(() => {
    const shownAt = performance.now();
    const continueRun = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element &&
        event.target.closest("a, button, input, summary, dialog");
      if (event.key !== "Enter" || event.repeat || event.isComposing || isOnControl) return;
      if (performance.now() - shownAt < ignoredTime) return;
      event.preventDefault();
      next();
    };
    addEventListener("keydown", continueRun);
    return () => removeEventListener("keydown", continueRun);
  }, [next]);
  return (
    <Button
      look="primary"
      // The second click of a double click belongs to the step before.
      onClick={({ detail }) => detail < 2 && next()}
    >
      {name} <kbd>Enter</kbd>
    </Button>
  );
}
