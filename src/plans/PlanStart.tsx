import { Fragment, useEffect, useRef, useState } from "react";
import { keyTimes } from "../content/promises.ts";
import button from "../ui/button.module.css";
import { Button } from "../ui/Button.tsx";
import input from "../ui/input.module.css";
import { NameInput } from "../ui/Input.tsx";
import type { Visit } from "../visit/visit.ts";
import { typistOf } from "./plan-link.ts";
import { type PlanRun, planRunnerOf } from "./plan-run.ts";
import { planLimits } from "./plan.ts";
import { capitalized, courseText, rulesText, stepName, stepNote } from "./plan-text.ts";
import styles from "./plans.module.css";

/** What a plan asks for, before it starts. */
export function PlanStart({ visit, run }: { visit: Visit; run: PlanRun }) {
  const { plan, steps } = run;
  const { conditions } = plan;
  const runner = planRunnerOf(visit);
  const [typist, setTypist] = useState(run.typist);
  const lines = plan.steps.map((step) => `${stepName(step)}: ${stepNote(plan, step)}`);
  const facts = [
    ["Steps", lines.join("\n")],
    ...(plan.order === "shuffled" ? [["Order", "Shuffled"]] : []),
    ...(conditions
      ? [[capitalized(conditions.what), `A: ${conditions.names[0]}; B: ${conditions.names[1]}`]]
      : []),
    ...rulesText(plan),
    ["At the end", atTheEnd],
  ] as const;
  const field = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => (field.current ?? start.current)?.focus({ preventScroll: true }), []);
  return (
    <div className={`${styles.card} ${styles.inset}`}>
      <h2>{courseText(steps)}</h2>
      {plan.instructions && (
        <p className={styles.instructions} dir="auto">
          {plan.instructions}
        </p>
      )}
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
                ref={field}
                value={typist}
                required
                pattern=".*\S.*"
                maxLength={planLimits.name}
                onValue={setTypist}
              />
              <small>
                Stored only in the files you save, and in their names.
                {plan.order === "balanced" &&
                  ` If your ${plan.typist} ends in an odd number, ${conditions?.what} A comes first.`}
              </small>
            </label>
          )}
          <div className={styles.actions}>
            <button type="submit" ref={start} className={button.primary}>
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

const atTheEnd = `You save your results as a file and send it yourself. If you reload or close this page before that, they are lost. The file contains ${keyTimes}.`;
