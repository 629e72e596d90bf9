import { type ReactNode, useEffect } from "react";
import { leaveAddress, useHash } from "../../address/page-address.ts";
import { TestFromAddress } from "../../address/TestFromAddress.tsx";
import { checkFormHash, makePlanHash, opensDialog } from "../../links/link-code.ts";
import type { Plan } from "../../plans/plan.ts";
import { abandonRunning } from "../../typing-test/running-test.ts";
import { type Preloadable, preloadable, useLoaded } from "../../ui/preloadable.ts";
import type { Visit } from "../../visit/visit.ts";
import { openLoadedPlan, Plans } from "./Plans.tsx";
import styles from "../TestSection.module.css";

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
      void openLoadedPlan((parts) => parts.openPlan({ kind: "plan", plan }, visit));
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
