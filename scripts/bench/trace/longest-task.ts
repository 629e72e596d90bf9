import { sum } from "d3-array";
import type { Milliseconds } from "../../../src/engine/trial/edit.ts";
import { mainThreadOf } from "./main-thread.ts";
import type { TraceEvent } from "./record-trace.ts";

/** Events of the lookups that Chromium does only for its developer tools. */
export const instrumentCategory = "disabled-by-default-v8.compile";

/** The longest tasks of the thread that a page loads on, in processor time. */
export interface LongestTasks {
  /** The task in which the browser creates the page, which even an empty page has. */
  readonly ofNavigation: Milliseconds;
  readonly others: Milliseconds;
}

/**
 * Subtracts the time of the developer tools: while the browser is automated, V8 parses whole scripts again
 * to find where an error object was created.
 *
 * @returns 0 if the trace has no such page.
 */
export function longestTasks(trace: readonly TraceEvent[], address: string): LongestTasks {
  const thread = mainThreadOf(
    trace,
    ({ name, args }) => name === "ParseHTML" && args?.beginData?.url === address,
  ).filter(({ ph }) => ph === "X");
  const named = (wanted: string) => thread.filter(({ name }) => name === wanted);
  const [commits, lookUps] = [named("CommitLoad"), named("V8.CollectSourcePositions")];
  const times = { ofNavigation: 0, others: 0 };
  for (const task of named("RunTask")) {
    const isWithin = ({ ts }: TraceEvent) => ts >= task.ts && ts < task.ts + (task.dur ?? 0);
    const kind = commits.some(isWithin) ? "ofNavigation" : "others";
    const own = processorTime(task) - sum(lookUps.filter(isWithin), processorTime);
    times[kind] = Math.max(times[kind], own / 1000);
  }
  return times;
}

function processorTime({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur;
}
