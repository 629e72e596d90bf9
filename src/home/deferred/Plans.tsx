import { type ReactNode, useEffect, useRef } from "react";
import { leaveAddress } from "../../address/leave-address.ts";
import {
  opensDialog,
  showPrerendered,
  TestFromAddress,
  useHash,
  whenNotRunning,
} from "../../address/TestFromAddress.tsx";
import { checkFormHash, linkCode, makePlanHash } from "../../links/link-code.ts";
import type { Plan } from "../../plans/plan.ts";
import type * as PlanParts from "../../plans/PlanStage.tsx";
import { RaceBar } from "../../race/RaceBar.tsx";
import { abandonRunning } from "../../typing-test/abandon-running.ts";
import { createStore } from "../../ui/store.ts";
import { type Preloadable, preloadable, useLoaded } from "../../ui/preloadable.ts";
import { useStore, useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "../TestSection.module.css";

/** The code of plans, which loads when the first is asked for. */
const planParts = createStore<typeof PlanParts | null>(null);

/** Why the plan that was asked for last is not open: a sentence, and each problem in it. */
const planRefusal = createStore<readonly string[]>([]);

async function openPlan(
  open: (parts: typeof PlanParts) => readonly string[] | Promise<readonly string[]>,
  signal?: AbortSignal,
): Promise<void> {
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

/** Opens the plan in a file, once its code has loaded. Of several files opens none, and says so. */
export function openPlanFiles(files: readonly File[], visit: Visit): void {
  const [file, ...others] = files;
  if (others.length > 0) {
    planRefusal.setState([
      `Only one plan can be open at a time, so none of these ${files.length} was opened. Choose one.`,
    ]);
  } else if (file) {
    void openPlan(async (parts) => {
      const problems = await parts.openPlanOfFile(file, visit);
      // What the address asks for may still be loading, and must not take the plan's place.
      if (problems.length === 0) leaveAddress();
      return problems;
    });
  }
}

const planBuilder = preloadable(() => import("../../plans/builder/PlanBuilder.tsx"), "on demand");

const checkForm = preloadable(() => import("../../certificate/form/CheckForm.tsx"), "on demand");

/** What the address asks for: a test, a race, a plan, or a dialog. */
export function AddressRequests({ visit }: { visit: Visit }) {
  return (
    <>
      <TestFromAddress visit={visit} />
      <Plans visit={visit} />
      <AskedDialog visit={visit} />
    </>
  );
}

/** A dialog that is open while the address asks for it. */
function AskedDialog({ visit }: { visit: Visit }) {
  const hash = useHash();
  const close = () => {
    leaveAddress();
    visit.test.attached()?.field.focus();
  };
  const isOpen = opensDialog(hash, makePlanHash) || opensDialog(hash, checkFormHash);
  useEffect(() => {
    if (isOpen) abandonRunning(visit.test, true);
  }, [isOpen, visit]);

  if (opensDialog(hash, makePlanHash)) {
    const tryPlan = (plan: Plan) => {
      close();
      void openPlan((parts) => parts.openPlan({ kind: "plan", plan }, visit));
    };
    return (
      <Loaded key="plan" code={planBuilder}>
        {({ PlanBuilder }) => <PlanBuilder onTry={tryPlan} onClose={close} />}
      </Loaded>
    );
  }
  return (
    opensDialog(hash, checkFormHash) && (
      <Loaded key="form" code={checkForm}>
        {({ CheckForm }) => <CheckForm onClose={close} />}
      </Loaded>
    )
  );
}

/** Loads code and renders what `children` makes of it, or says that it did not load. */
function Loaded<Module>({
  code,
  children,
}: {
  code: Preloadable<Module>;
  children: (module: Module) => ReactNode;
}) {
  const module = useLoaded(code);
  if (module === "waiting") return null;
  if (module !== "failed") return children(module);
  return (
    <p className={styles.note} role="alert">
      The dialog did not load. Check your connection and reload the page.
    </p>
  );
}

/** The plan that the address asks for, or that was opened; see `PlanStage`. */
function Plans({ visit }: { visit: Visit }) {
  const hash = useHash();
  const parts = useStore(planParts);
  const refusal = useStore(planRefusal);
  const [heading, ...problems] = refusal;
  useEffect(() => {
    const withdrawn = new AbortController();
    const { signal } = withdrawn;
    const open = async (loaded: typeof PlanParts) => {
      // A test may have begun meanwhile.
      await whenNotRunning(visit.test);
      return signal.aborted ? [] : loaded.openPlanOfAddress(hash, visit);
    };
    if (linkCode("p", hash) !== null) {
      // Loading must not disturb a running test.
      void whenNotRunning(visit.test)
        .then(() => openPlan(open, signal))
        .finally(showPrerendered);
    }
    return () => {
      withdrawn.abort();
      planRefusal.setState([]);
    };
  }, [hash, visit]);

  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Files are also opened and dropped far below it.
    if (refusal.length > 0) note.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  return (
    <>
      {heading && (
        <div ref={note} className={styles.note} role="alert">
          <p>{heading}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {parts && <parts.PlanStage visit={visit} />}
    </>
  );
}

/** The bar of a race or of a test of a plan, in place of the choice of what to type. */
export function OtherBar({ visit }: { visit: Visit }) {
  const { test } = visit;
  const parts = useStore(planParts);
  const exercise = useTest(test, (state) => state.exercise);
  const { plan, rival } = exercise;
  if (plan) {
    return parts && <parts.PlanBar key={`${plan.run} ${plan.test}`} visit={visit} isTyping />;
  }
  return rival && <RaceBar test={test} exercise={exercise} rival={rival} />;
}
