import { max, sum } from "d3-array";
import type { Milliseconds } from "../../../src/engine/trial/edit.ts";
import { mainThreadOf } from "./main-thread.ts";
import type { TraceEvent } from "./record-trace.ts";

/** What tells the places in code that Chromium looks up for its instruments alone. */
export const instrumentCategory = "disabled-by-default-v8.compile";

/**
 * The longest task of the thread that a page loads on, in processor time.
 *
 * Less what the instruments take: while the browser is driven, V8 parses whole scripts anew to tell
 * where in them an error object was made, which it does for no visitor.
 *
 * @returns 0 where the trace has no such page.
 */
export function longestTask(trace: readonly TraceEvent[], address: string): Milliseconds {
  const thread = mainThreadOf(
    trace,
    ({ name, args }) => name === "ParseHTML" && args?.beginData?.url === address,
  ).filter(({ ph }) => ph === "X");
  const lookUps = thread.filter(({ name }) => name === "V8.CollectSourcePositions");
  const times = thread
    .filter(({ name }) => name === "RunTask")
    .map((task) => {
      const within = lookUps.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
      return (processorTime(task) - sum(within, processorTime)) / 1000;
    });
  return max(times) ?? 0;
}

function processorTime({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur;
}
