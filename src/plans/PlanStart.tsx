import { useEffect, useRef, useState } from "react";
import type { Condition } from "../engine/trial/plan-place.ts";
import { countText } from "../format/format-figures.ts";
import button from "../ui/button.module.css";
import input from "../ui/input.module.css";
import { KeyCap } from "../ui/KeyCap.tsx";
import type { Visit } from "../visit/visit.ts";
import { typistOf } from "./plan-link.ts";
import { type PlanRun, planRunnerOf } from "./plan-run.ts";
import { planLimits } from "./plan.ts";
import { capitalized, conditionName, courseText, exerciseText, rulesText } from "./plan-words.ts";
import { type RunStep, runSteps } from "./run-steps.ts";
import styles from "./plans.module.css";

/** What a plan asks for, before it starts. */
export function PlanStart({ visit, run }: { visit: Visit; run: PlanRun }) {
  const { plan, seed } = run;
  const runner = planRunnerOf(visit);
  const [typist, setTypist] = useState(run.typist);
  const steps = runSteps(plan, typist, seed);
  const isAsked = plan.typist !== null;
  const start = useRef<HTMLElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.start}>
      <h2>{courseText(steps)}</h2>
      {plan.instructions && (
        <p className={styles.instructions} dir="auto">
          {plan.instructions}
        </p>
      )}
      <ol className={styles.course}>
        {courseOf(steps).map(({ first, kind, condition, note, count }) => (
          <li key={first}>
            {condition && <KeyCap>{condition}</KeyCap>}
            <b>{kind === "test" ? countText(count, kind) : kind}</b>{" "}
            <span className={styles.muted}>
              {note || (condition && conditionName(plan, condition))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.columns}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            runner.start(typistOf(typist));
          }}
        >
          {isAsked && (
            <label className={styles.asked}>
              {plan.typist === "name" ? "Your name" : "Your code"}
              <input
                className={input.input}
                ref={(element) => void (start.current = element)}
                value={typist}
                required
                maxLength={planLimits.name}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setTypist(target.value)}
              />
              <small>
                Saved in your results file and nowhere else.
                {plan.order === "balanced" && ` Odd numbers begin with ${plan.conditions?.what} A.`}
              </small>
            </label>
          )}
          <button
            type="submit"
            ref={(element) => void (start.current ??= element)}
            className={button.primary}
          >
            Start
          </button>
        </form>
        <dl className={styles.facts}>
          <Fact name="Text" value={textsOf(steps)} />
          {rulesText(plan).map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
          <Fact
            name="At the end"
            value="You save your results as a file and send it yourself. If you reload or close this page before that, they are lost."
          />
        </dl>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** "Medium passage, English", "a phrase; a text of the plan". */
function textsOf(steps: readonly RunStep[]): string {
  const texts = steps.flatMap((step) =>
    step.kind === "test" ? [exerciseText(step.exercise)] : [],
  );
  return capitalized([...new Set(texts)].join("; "));
}

/** A part of the course: steps of one kind that follow one another. */
interface CoursePart {
  readonly first: number;
  readonly kind: "Practice" | "test" | "Rest" | "Message";
  readonly condition: Condition | null;
  readonly note: string;
  count: number;
}

function courseOf(steps: readonly RunStep[]): readonly CoursePart[] {
  const parts: CoursePart[] = [];
  for (const [first, step] of steps.entries()) {
    const part = partOf(step, first);
    const last = parts.at(-1);
    if (last?.kind === part.kind && last.condition === part.condition) last.count += 1;
    else parts.push(part);
  }
  return parts;
}

function partOf(step: RunStep, first: number): CoursePart {
  const part = { first, condition: null, note: "", count: 1 };
  if (step.kind === "rest") return { ...part, kind: "Rest", note: `${step.seconds} s` };
  if (step.kind === "message") return { ...part, kind: "Message" };
  const { condition, isPractice } = step;
  if (isPractice) return { ...part, kind: "Practice", condition, note: "not counted" };
  return { ...part, kind: "test", condition };
}
