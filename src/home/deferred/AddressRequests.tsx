import { type ReactNode, useEffect } from "react";
import { ClaimedResult } from "../../address/ClaimedResult.tsx";
import { leaveAddress, useHash } from "../../address/page-address.ts";
import { TestFromAddress } from "../../address/TestFromAddress.tsx";
import { requestedDialog } from "../../exercises/exercise.ts";
import { addressedDialog } from "../../links/link-code.ts";
import type { Plan } from "../../plans/plan.ts";
import { abandonRunning } from "../../typing-test/running-test.ts";
import type { TestState } from "../../typing-test/store.ts";
import { type Preloadable, preloadable, useLoaded } from "../../ui/preloadable.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { openLoadedPlan, Plans } from "./Plans.tsx";
import styles from "../TestSection.module.css";

const planBuilder = preloadable(() => import("../../plans/builder/PlanBuilder.tsx"), "on demand");

const checkForm = preloadable(() => import("../../certificate/form/CheckForm.tsx"), "on demand");

/** What the address has or asks for: a result, a test, a race, a plan, or a dialog. */
export function AddressRequests({ visit }: { visit: Visit }) {
  return (
    <>
      <ClaimedResult />
      <TestFromAddress visit={visit} />
      <Plans visit={visit} />
      <AddressDialog visit={visit} />
    </>
  );
}

/**
 * A dialog that is open while the address asks for it. If it loads during a test, it opens after that; if
 * another dialog is requested meanwhile, it does not open.
 */
function AddressDialog({ visit }: { visit: Visit }) {
  const dialog = addressedDialog(useHash());
  const isOpen = dialog !== null;
  // Without a dialog, neither the first nor the last key of a test re-renders this.
  const isTyping = useTest(visit.test, ({ trial }) => isOpen && trial.phase === "running");
  const close = () => {
    leaveAddress();
    visit.test.attached()?.field.focus();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const { test } = visit;
    abandonRunning(test, true);
    const otherDialog = ({ exerciseRequest }: TestState) => requestedDialog(exerciseRequest);
    if (otherDialog(test.getState())) test.dispatch({ kind: "request", exerciseRequest: null });
    return test.subscribe(otherDialog, (other) => {
      if (other) leaveAddress();
    });
  }, [isOpen, visit]);

  if (dialog === "plan") {
    const tryPlan = (plan: Plan) => {
      close();
      void openLoadedPlan((parts) => parts.openPlan({ kind: "plan", plan }, visit));
    };
    return (
      <Loaded key="plan" code={planBuilder}>
        {({ PlanBuilder }) => !isTyping && <PlanBuilder onTry={tryPlan} onClose={close} />}
      </Loaded>
    );
  }
  return (
    dialog === "form" && (
      <Loaded key="form" code={checkForm}>
        {({ CheckForm }) => !isTyping && <CheckForm onClose={close} />}
      </Loaded>
    )
  );
}

/** Loads code and renders what `children` returns for it, or says that it did not load. */
function Loaded<Module>({
  code,
  children,
}: {
  code: Preloadable<Module>;
  children: (module: Module) => ReactNode;
}) {
  const module = useLoaded(code);
  if (module === null) return null;
  if (module) return children(module);
  return (
    <p className={styles.note} role="alert">
      The dialog did not load. Check your connection and reload the page.
    </p>
  );
}
