import { plainLine } from "../texts/without-invisibles.ts";
import { linkCode, linkOf, nameInAddress, readText, writeText } from "../links/link-code.ts";
import { type Plan, planData, planLimits } from "./plan.ts";
import { type ReadPlan, readPlanJson, refused } from "./read-plan.ts";

/** In characters, of the code behind the `#`: chat programs cut longer links off. */
const maxCodeLength = 8_000;

const version = "1";

/**
 * The address that opens a plan.
 *
 * @param origin without a slash at the end
 * @returns `null` for a plan that is too long for a link, so that only a file can carry it.
 */
export async function planLink(plan: Plan, origin: string): Promise<string | null> {
  const code = version + (await writeText(JSON.stringify(planData(plan))));
  return code.length > maxCodeLength ? null : linkOf("p", code, origin);
}

/**
 * The code of the plan that an address asks for, and the name or code of its typist, empty if it has none.
 *
 * @param hash untrusted; with its `#`
 * @returns `null` if the address is not that of a plan.
 */
export function requestedPlan(hash: string): { code: string; typist: string } | null {
  const code = linkCode("p", hash);
  return code === null ? null : { code, typist: typistOf(nameInAddress(hash, "who")) };
}

/** A name or code as one line of plain text. */
export function typistOf(written: string): string {
  return plainLine(written, planLimits.name);
}

/** Reads the code of a link. Nothing in it is trusted. */
export async function readPlanCode(code: string): Promise<ReadPlan> {
  const isKnown = code.startsWith(version);
  const json = isKnown ? await readText(code.slice(version.length), planLimits.bytes) : null;
  if (json) return readPlanJson(json);
  return refused(
    "This link is incomplete or was changed. Ask for it again, or for the plan as a file.",
  );
}
