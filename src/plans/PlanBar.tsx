import { useEffect, useRef } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { countText } from "../format/format-figures.ts";
import button from "../ui/button.module.css";
import { focusUntilBlur } from "../ui/focus.ts";
import { useStore } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import { capitalized, conditionText, exerciseText, stepTitle } from "./plan-words.ts";
import { type PlanRun, planRunnerOf } from "./plan-run.ts";
import styles from "./plans.module.css";

/**
 * After this time the heading of a test gets the focus, and the field a little later. If the field came
 * first, Orca would not announce it, because its caret moves when it appears.
 */
const headingDelay: Milliseconds = 50;

/** The progress of a run: the current step, and a small key for each test. */
export function PlanBar({ visit, isTyping }: { visit: Visit; isTyping: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => {
      if (heading.current && document.activeElement === document.body) {
        focusUntilBlur(heading.current);
      }
    }, headingDelay);
    return () => clearTimeout(timer);
  }, [isTyping]);
  const runner = planRunnerOf(visit);
  const run = useStore(runner.store);
  if (!run) return null;
  const step = run.steps[run.position];
  return (
    <div className={styles.bar}>
      <h2 ref={heading}>{barTitle(run)}</h2>
      <Keys run={run} />
      {step?.kind === "test" && (
        <span className={styles.muted}>
          {capitalized(exerciseText(step.exercise))}
          {step.exercise.kind !== "text" && ", set by the plan"}
        </span>
      )}
      <button type="button" className={button.button} onClick={runner.leave}>
        Leave the plan
      </button>
    </div>
  );
}

function barTitle({ plan, steps, position }: PlanRun): string {
  const step = steps[position];
  if (step?.kind === "test") return stepTitle(plan, steps, step);
  const name = step?.kind === "rest" ? "Rest" : "Message";
  const next = steps.slice(position).find(({ kind }) => kind === "test");
  const condition = next?.kind === "test" && next.condition;
  return condition ? `${name} · ${conditionText(plan, condition)} is next` : name;
}

/** More keys than this take two lines of a wide window. */
const mostKeys = 30;

function Keys({ run: { steps, position } }: { run: PlanRun }) {
  const tests = steps.flatMap((step, index) =>
    step.kind === "test" && !step.isPractice ? [{ index, condition: step.condition }] : [],
  );
  const done = tests.filter(({ index }) => index < position).length;
  if (tests.length < 2 || tests.length > mostKeys) return null;
  return (
    <span className={styles.keys}>
      <span className="visually-hidden">{`${countText(done, "test")} of ${tests.length} done`}</span>
      {tests.map(({ index, condition }, number) => (
        <i
          key={index}
          aria-hidden="true"
          data-progress={index < position ? "done" : index === position ? "at" : "to come"}
        >
          {condition ?? number + 1}
        </i>
      ))}
    </span>
  );
}
