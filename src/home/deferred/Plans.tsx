import { useEffect } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import {
  AskedByAddress as AskedTest,
  showPrerendered,
  whenNotRunning,
} from "../../address/AskedByAddress.tsx";
import type { Exercise } from "../../exercises/exercise.ts";
import { linkCode } from "../../links/link-code.ts";
import type * as PlanRoom from "../../plans/plan-room.ts";
import { RaceBar } from "../../race/RaceBar.tsx";
import { createStore } from "../../ui/store.ts";
import { useStore, useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "../TypingTest.module.css";

/** The code of plans, which loads when the first is asked for. */
const planRoom = createStore<typeof PlanRoom | null>(null);

/** What is wrong with the plan that was asked for last. */
const planProblems = createStore<readonly string[]>([]);

async function openPlan(
  open: (room: typeof PlanRoom) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const room = planRoom.getState() ?? (await import("../../plans/plan-room.ts"));
    planRoom.setState(room);
    planProblems.setState(await open(room));
  } catch {
    planProblems.setState([
      "The plan could not be loaded. Check your connection and reload the page.",
    ]);
  }
}

/** Opens the plan in a file, once its code has loaded. */
export function openPlanFile(file: Blob, visit: Visit): void {
  void openPlan((room) => room.openPlanOfFile(file, visit));
}

/** What the address asks for: a test, a race or a plan. */
export function AskedByAddress(props: { visit: Visit; onBegin: (exercise: Exercise) => void }) {
  return (
    <>
      <AskedTest {...props} />
      <Plans visit={props.visit} />
    </>
  );
}

/** The plan that the address asks for, or that was opened; see `PlanStage`. */
function Plans({ visit }: { visit: Visit }) {
  const hash = useLocationProperty(readHash, () => "");
  const room = useStore(planRoom);
  const problems = useStore(planProblems);
  useEffect(() => {
    if (linkCode("p", hash) === null) return;
    // Loading must not disturb a running test.
    void whenNotRunning(visit.test)
      .then(() => openPlan((loaded) => loaded.openPlanOfAddress(hash, visit)))
      .finally(showPrerendered);
  }, [hash, visit]);
  return (
    <>
      {problems.length > 0 && (
        <div className={styles.note} role="alert">
          <p>This plan cannot be run.</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {room && <room.PlanStage visit={visit} />}
    </>
  );
}

/** The bar of a race or of a test of a plan, in place of the choice of what to type. */
export function OtherBar({ visit }: { visit: Visit }) {
  const { test } = visit;
  const room = useStore(planRoom);
  const exercise = useTest(test, (state) => state.exercise);
  const { plan, rival } = exercise;
  if (plan) return room && <room.PlanBar visit={visit} />;
  const begin = (next: Exercise) => test.dispatch({ kind: "begin", exercise: next });
  return rival && <RaceBar exercise={exercise} rival={rival} onBegin={begin} />;
}

function readHash(): string {
  return location.hash;
}
