import { useEffect, useLayoutEffect, useRef } from "react";
import { answeredAddress, showPrerendered } from "../address/page-address.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { Button } from "../ui/Button.tsx";
import { focusUntilBlur } from "../ui/focus.ts";
import { useStore } from "../visit/use-store.ts";
import type { Visit } from "../visit/visit.ts";
import { PlanEnd } from "./PlanEnd.tsx";
import { MessageView, RestView, TestDone } from "./BetweenTests.tsx";
import { readPlanCode, requestedPlan } from "./plan-link.ts";
import { type PlanRun, planRunnerOf } from "./plan-run.ts";
import { PlanStart } from "./PlanStart.tsx";
import { capitalized, stepTitle } from "./plan-text.ts";
import { readPlanFile, type ReadPlan } from "./read-plan.ts";
import styles from "./plans.module.css";

/**
 * The plan that is open: its heading above the test while a test is typed, and otherwise the whole
 * plan, in place of the test and what follows.
 */
export function PlanStage({ visit }: { visit: Visit }) {
  const run = useStore(planRunnerOf(visit));
  if (!run) return null;
  if (run.phase.kind === "typing") {
    return (
      <div className={styles.ofTest}>
        <Heading run={run} />
      </div>
    );
  }
  // Loading and failed texts share a key, so that a button keeps the focus.
  const key = `${run.id} ${run.position} ${run.phase.kind === "finished"}`;
  return <BetweenTests key={key} visit={visit} run={run} />;
}

/** All of a plan while no test is typed: its start, what follows a test, or its end. */
function BetweenTests({ visit, run }: { visit: Visit; run: PlanRun }) {
  // A layout effect, because hidden elements cannot get the focus that effects give them.
  useLayoutEffect(showPrerendered, []);
  // In braces, because `scrollTo` returns a promise in newer browsers, which React would take for a
  // cleanup function.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  const { phase } = run;
  const isStep = phase.kind !== "start" && phase.kind !== "end";
  return (
    <div className={styles.place}>
      <Heading run={run} />
      <section aria-label="Plan">
        {phase.kind === "start" && <PlanStart visit={visit} run={run} />}
        {phase.kind === "end" && <PlanEnd visit={visit} run={run} />}
        {isStep && (
          <div className={styles.card}>
            <PlanBar visit={visit} />
            {phase.kind === "rest" && <RestView visit={visit} run={run} rest={phase} />}
            {phase.kind === "message" && <MessageView visit={visit} run={run} text={phase.text} />}
            {phase.kind === "failed" && <p role="alert">{notLoaded}</p>}
            {phase.kind === "finished" && <TestDone visit={visit} run={run} done={phase.test} />}
          </div>
        )}
      </section>
    </div>
  );
}

const notLoaded =
  "The text of this test did not load. Check your connection, then leave the plan and open it again, which keeps your results. If that does not help, save them and reload the page.";

function Heading({ run: { plan, typist, phase } }: { run: PlanRun }) {
  const sentences: Partial<Record<typeof phase.kind, string>> = {
    start: "Anyone can make a plan, so read this one before you start. Nothing you type is sent.",
    end: `${typist === "" ? "" : `${typist}. `}Nothing was sent.`,
  };
  const sentence = sentences[phase.kind];
  return (
    <div className={styles.heading}>
      <h1 dir="auto">{plan.title}</h1>
      <p dir={sentence === undefined ? "auto" : undefined}>{sentence ?? plan.instructions}</p>
    </div>
  );
}

/**
 * After this time the heading of a test gets the focus, and the field a little later. If the field came
 * first, Orca would not announce it, because its caret moves when it appears.
 */
const headingDelay: Milliseconds = 50;

/** The current step of a run. */
export function PlanBar({ visit }: { visit: Visit }) {
  const runner = planRunnerOf(visit);
  const run = useStore(runner);
  const isTyping = run?.phase.kind === "typing";
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
  const step = run?.steps[run.position];
  if (!step) return null;
  return (
    <div className={styles.bar}>
      <h2 ref={heading}>
        {step.kind === "test" ? stepTitle(run.plan, run.steps, step) : capitalized(step.kind)}
      </h2>
      <Button onClick={runner.leave}>Leave the plan</Button>
    </div>
  );
}

/**
 * Opens the plan of an address.
 *
 * @param hash untrusted; with its `#`
 * @returns what is wrong with it, a sentence each.
 */
export async function openPlanOfAddress(hash: string, visit: Visit): Promise<readonly string[]> {
  const { code = "", typist = "" } = requestedPlan(hash) ?? {};
  return openPlan(await readPlanCode(code), visit, typist);
}

/** Opens the plan in a file, as {@link openPlanOfAddress} does. */
export async function openPlanOfFile(file: Blob, visit: Visit): Promise<readonly string[]> {
  return openPlan(await readPlanFile(file), visit);
}

/** Opens a plan that was read, as {@link openPlanOfAddress} does. */
export function openPlan(read: ReadPlan, visit: Visit, typist = ""): readonly string[] {
  if (read.kind === "problems") return read.problems;
  // What a plan does not ask for is not shown at its start, so it is not saved either.
  planRunnerOf(visit).open(read.plan, read.plan.typist ? typist : "");
  answeredAddress.delete(visit.test);
  return [];
}
