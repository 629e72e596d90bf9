import type { Visit } from "../visit/visit.ts";
import { requestedPlan, readPlanCode } from "./plan-link.ts";
import { planRunnerOf } from "./plan-run.ts";
import { type Plan, planLimits } from "./plan.ts";
import { type ReadPlan, readPlanJson } from "./read-plan.ts";

// What loads when an address or a file asks for a plan.
export { PlanBar, PlanStage } from "./PlanStage.tsx";

/**
 * Opens the plan of an address.
 *
 * @param hash from anyone; with its `#`
 * @returns what is wrong with it, a sentence each.
 */
export async function openPlanOfAddress(hash: string, visit: Visit): Promise<readonly string[]> {
  const asked = requestedPlan(hash);
  if (!asked) return [];
  try {
    return open(await readPlanCode(asked.code), asked.typist, visit);
  } catch {
    return ["This browser cannot open the plan. Try a newer browser."];
  }
}

/** Opens the plan in a file, as {@link openPlanOfAddress} does. */
export async function openPlanOfFile(file: Blob, visit: Visit): Promise<readonly string[]> {
  if (file.size > 4 * planLimits.bytes) {
    return ["This plan is larger than the limit of 1 MB."];
  }
  try {
    return open(readPlanJson(await file.text()), "", visit);
  } catch {
    return ["The file could not be read."];
  }
}

/** Opens a plan that was just made. */
export function openPlan(plan: Plan, visit: Visit): Promise<readonly string[]> {
  return Promise.resolve(open({ kind: "plan", plan }, "", visit));
}

function open(read: ReadPlan, typist: string, visit: Visit): readonly string[] {
  if (read.kind === "problems") return read.problems;
  planRunnerOf(visit).open(read.plan, typist);
  return [];
}
