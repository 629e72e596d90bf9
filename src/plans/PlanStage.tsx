import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { showPrerendered } from "../address/TestFromAddress.tsx";
import { dateText } from "../format/format-figures.ts";
import { useStore, useTest } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import { PlanBar } from "./PlanBar.tsx";
import { PlanEnd } from "./PlanEnd.tsx";
import { MessageView, RestView, TestDone } from "./PlanPause.tsx";
import { type PlanRun, planRunnerOf, testsOfRun } from "./plan-run.ts";
import { PlanStart } from "./PlanStart.tsx";
import styles from "./plans.module.css";

/**
 * The plan that is open: its heading above the test while a test is typed, and otherwise all of it, in
 * place of the test and everything below it.
 */
export function PlanStage({ visit }: { visit: Visit }) {
  const runner = planRunnerOf(visit);
  const run = useStore(runner.store);
  const phase = useTest(visit.test, ({ exercise, trial }) =>
    exercise.plan && exercise.plan.run === run?.run ? trial.phase : null,
  );
  if (!run) return null;
  const step = run.steps[run.position];
  const isTyping =
    run.hasStarted && step?.kind === "test" && phase !== null && phase !== "finished";
  if (isTyping) return <Heading visit={visit} run={run} isAside={false} />;
  const contents = contentsOf(visit, run, phase === "finished");
  return (
    <Place key={`${run.hasStarted} ${run.position} ${phase}`} visit={visit} run={run}>
      {run.hasStarted && !step ? (
        contents
      ) : (
        <div className={styles.card}>
          {run.hasStarted && <PlanBar visit={visit} isTyping={false} />}
          {contents}
        </div>
      )}
    </Place>
  );
}

function contentsOf(visit: Visit, run: PlanRun, isTestDone: boolean): ReactNode {
  const step = run.steps[run.position];
  if (!run.hasStarted) return <PlanStart visit={visit} run={run} />;
  if (!step) return <PlanEnd visit={visit} run={run} />;
  if (step.kind === "rest") return <RestView visit={visit} run={run} step={step} />;
  if (step.kind === "message") return <MessageView visit={visit} text={step.text} />;
  if (isTestDone) return <TestDone visit={visit} run={run} />;
  return run.problem && <p role="alert">{run.problem}</p>;
}

/** What takes the place of the test. */
function Place({ visit, run, children }: { visit: Visit; run: PlanRun; children: ReactNode }) {
  // Before an effect focuses anything in it.
  useLayoutEffect(showPrerendered, []);
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className={styles.place}>
      <Heading visit={visit} run={run} isAside />
      <section aria-label="Plan">{children}</section>
    </div>
  );
}

function Heading({ visit, run, isAside }: { visit: Visit; run: PlanRun; isAside: boolean }) {
  const { plan, typist, hasStarted, steps, position } = run;
  const isEnded = hasStarted && position >= steps.length;
  const last = testsOfRun(visit.finishedTests.getState(), run).at(-1);
  const day = last && dateText(new Date(last.typedOn));
  return (
    <div className={isAside ? styles.heading : styles.headingOfTest} dir="auto">
      <h1>{plan.title}</h1>
      <p>
        {!hasStarted && "Keypace did not write this plan. Nothing you type leaves this page."}
        {hasStarted && !isEnded && plan.instructions}
        {isEnded && `${[typist, day].filter(Boolean).join(", ")}. Nothing was sent.`}
      </p>
    </div>
  );
}
