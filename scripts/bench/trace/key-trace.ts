import type { CDPSession } from "playwright";
import { sum } from "d3-array";
import { keyCosts } from "./key-costs.ts";
import { mainThreadOf, mainThreadTasks, totalOf, type MainThreadWork } from "./main-thread.ts";
import { recordTrace } from "./record-trace.ts";

/** A long task, by the definition of the Long Tasks API. */
const longTask = 50;

/** The cost of keys for the main thread, in milliseconds. */
export interface KeyTrace {
  /** From its event to the paint that shows it, for each key. */
  readonly costs: readonly number[];
  readonly works: Readonly<Record<MainThreadWork, readonly number[]>>;
  /** All work of the thread during the keys, including ticks and the work after a paint. */
  readonly inAll: number;
  readonly longTasks: number;
  /** From each key's event to the frame that shows it, as the Event Timing API reports it. */
  readonly eventTimings: readonly number[];
}

/** Measures the keys that are typed during an action. */
export async function keyTrace(session: CDPSession, type: () => Promise<void>): Promise<KeyTrace> {
  const trace = await recordTrace(session, type);
  const tasks = mainThreadTasks(trace);
  const costs = keyCosts(tasks);
  const times = tasks.map(({ work }) => totalOf(work));
  return {
    costs: costs.map(totalOf),
    works: {
      script: costs.map(({ script }) => script),
      style: costs.map(({ style }) => style),
      layout: costs.map(({ layout }) => layout),
      paint: costs.map(({ paint }) => paint),
      other: costs.map(({ other }) => other),
    },
    inAll: sum(times),
    longTasks: times.filter((time) => time >= longTask).length,
    eventTimings: mainThreadOf(trace)
      .filter(({ name, ph }) => name === "EventTiming" && ph === "b")
      .map(({ args }) => args?.data)
      .filter((timing) => timing?.type === "keydown")
      .map((timing) => timing?.duration ?? 0),
  };
}
