import { Fragment, useEffect, useRef, useState } from "react";
import type { Condition } from "../engine/trial/test-settings.ts";
import { countText } from "../format/format-figures.ts";
import button from "../ui/button.module.css";
import { Button } from "../ui/Button.tsx";
import input from "../ui/input.module.css";
import { KeyCap } from "../ui/KeyCap.tsx";
import { NameInput } from "../ui/NameInput.tsx";
import type { Visit } from "../visit/visit.ts";
import { typistOf } from "./plan-link.ts";
import { type PlanRun, planRunnerOf } from "./plan-run.ts";
import { planLimits } from "./plan.ts";
import { capitalized, conditionName, courseText, exerciseText, rulesText } from "./plan-text.ts";
import { isTest, type RunStep, runSteps } from "./run-steps.ts";
import styles from "./plans.module.css";

/** What a plan asks for, before it starts. */
export function PlanStart({ visit, run }: { visit: Visit; run: PlanRun }) {
  const { plan, seed } = run;
  const runner = planRunnerOf(visit);
  const [typist, setTypist] = useState(run.typist);
  const steps = runSteps(plan, typist, seed);
  const texts = new Set(steps.filter(isTest).map(({ exercise }) => exerciseText(exercise)));
  const text = capitalized([...texts].join("; "));
  const facts = [["Text", text], ...rulesText(plan), ["At the end", atTheEnd]] as const;
  const start = useRef<HTMLElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${styles.card} ${styles.inset}`}>
      <h2>{courseText(steps)}</h2>
      {plan.instructions && (
        <p className={styles.instructions} dir="auto">
          {plan.instructions}
        </p>
      )}
      <ol className={styles.course}>
        {courseOf(steps).map(({ first, name, condition, count }) => {
          const step = steps[first];
          return (
            <li key={first}>
              {condition && <KeyCap>{condition}</KeyCap>}
              <b>{name === "test" ? countText(count, name) : name}</b>{" "}
              <span className={styles.muted}>
                {step?.kind === "rest" && `${step.seconds} s`}
                {name === "Practice" && "not counted"}
                {name === "test" && condition && conditionName(plan, condition)}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={styles.columns}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            runner.start(typistOf(typist));
          }}
        >
          {plan.typist && (
            <label className={`${input.field} ${styles.asked}`}>
              {plan.typist === "name" ? "Your name" : "Your code"}
              <NameInput
                ref={(element) => void (start.current = element)}
                value={typist}
                required
                pattern=".*\S.*"
                maxLength={planLimits.name}
                onValue={setTypist}
              />
              <small>
                Stored only in the files you save, and in their names.
                {plan.order === "balanced" &&
                  ` If your ${plan.typist} ends in an odd number, ${plan.conditions?.what} A comes first.`}
              </small>
            </label>
          )}
          <div className={styles.actions}>
            <button
              type="submit"
              ref={(element) => void (start.current ??= element)}
              className={button.primary}
            >
              Start
            </button>
            <Button onClick={runner.leave}>Leave the plan</Button>
          </div>
        </form>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </div>
  );
}

const atTheEnd =
  "You save your results as a file and send it yourself. If you reload or close this page before that, they are lost.";

/** The parts of the course: steps of one name and condition that follow one another, and each rest. */
function courseOf(steps: readonly RunStep[]) {
  const parts: { first: number; name: string; condition: Condition | null; count: number }[] = [];
  for (const [first, step] of steps.entries()) {
    const condition = step.kind === "test" ? step.condition : null;
    const name = nameOf(step);
    const last = parts.at(-1);
    const isSame = last?.name === name && last.condition === condition && step.kind !== "rest";
    if (isSame) last.count += 1;
    else parts.push({ first, name, condition, count: 1 });
  }
  return parts;
}

function nameOf(step: RunStep): string {
  if (step.kind !== "test") return capitalized(step.kind);
  return step.isPractice ? "Practice" : "test";
}
