import { useEffect } from "react";
import styles from "../../address/address.module.css";
import { leaveAddress, showNotice, showPrerendered, useHash } from "../../address/page-address.ts";
import { linkCode } from "../../links/link-code.ts";
import type * as PlanParts from "../../plans/PlanStage.tsx";
import { RaceBar } from "../../race/RaceBar.tsx";
import { abandonRunning, whenNotRunning } from "../../typing-test/running-test.ts";
import { DismissButton } from "../../ui/Button.tsx";
import { createStore } from "../../ui/store.ts";
import { useStore, useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";

/** The code of plans, which loads when the first is asked for. */
const planParts = createStore<typeof PlanParts | null>(null);

/** Why the plan that was asked for last is not open: a sentence, and each problem in it. */
const planRefusal = createStore<readonly string[]>([]);

/** Aborts a plan that is loading if the address then asks for something else. */
let controller = new AbortController();

/** Opens a plan with its code, which loads first. */
export async function openLoadedPlan(
  open: (parts: typeof PlanParts) => readonly string[] | Promise<readonly string[]>,
  signal?: AbortSignal,
): Promise<void> {
  // The notice disappears, so that it is shown and announced even if the next one says the same.
  planRefusal.setState([]);
  try {
    const parts = await import("../../plans/PlanStage.tsx");
    planParts.setState(parts);
    const problems = await open(parts);
    planRefusal.setState(problems.length > 0 ? ["This plan cannot be run.", ...problems] : []);
  } catch {
    if (signal?.aborted) return;
    planRefusal.setState(["The plan did not load. Check your connection and reload the page."]);
  }
}

/** Opens the plan in a file, once its code has loaded. */
export function openPlanFile(file: File, visit: Visit): void {
  const { signal } = controller;
  abandonRunning(visit.test, true);
  void openLoadedPlan(async (parts) => {
    // A test may have begun meanwhile.
    await whenNotRunning(visit.test);
    if (signal.aborted) return [];
    const problems = await parts.openPlanOfFile(file, visit);
    // What the address asks for may still be loading, and must not take the plan's place.
    if (problems.length === 0) leaveAddress();
    return problems;
  }, signal);
}

/** The plan that the address asks for, or that was opened; see `PlanStage`. */
export function Plans({ visit }: { visit: Visit }) {
  const hash = useHash();
  const parts = useStore(planParts);
  const [heading, ...problems] = useStore(planRefusal);
  useEffect(() => {
    controller = new AbortController();
    const { signal } = controller;
    const open = async (loaded: typeof PlanParts) => {
      // A test may have begun meanwhile.
      await whenNotRunning(visit.test);
      return signal.aborted ? [] : loaded.openPlanOfAddress(hash, visit);
    };
    if (linkCode("p", hash) !== null) {
      // Loading must not disturb a running test.
      void whenNotRunning(visit.test)
        .then(() => openLoadedPlan(open, signal))
        .finally(showPrerendered);
    }
    return () => {
      controller.abort();
      planRefusal.setState([]);
    };
  }, [hash, visit]);

  return (
    <>
      {heading && (
        <div ref={showNotice} className={`${styles.notice} not-printed`}>
          <div role="alert">
            <p>{heading}</p>
            {problems.length > 0 && (
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </div>
          <DismissButton onDismiss={() => planRefusal.setState([])} />
        </div>
      )}
      {parts && <parts.PlanStage visit={visit} />}
    </>
  );
}

/** The bar of a race or of a test of a plan, in place of the choice of what to type. */
export function RaceOrPlanBar({ visit }: { visit: Visit }) {
  const { test } = visit;
  const parts = useStore(planParts);
  const exercise = useTest(test, (state) => state.exercise);
  const { title, plan, race } = exercise;
  if (plan) {
    return parts && <parts.PlanBar key={`${plan.run} ${plan.test}`} visit={visit} />;
  }
  return race && <RaceBar test={test} title={title} race={race} />;
}
