import type { CDPSession } from "playwright";
import { sum } from "d3-array";
import { type BenchPage, throttle } from "../browser/bench-browser.ts";
import { typeKeysApart } from "../browser/type-keys.ts";
import { keyCosts, mainThreadOf, mainThreadTasks, totalOf, type WorkTimes } from "./main-thread.ts";
import { recordTrace } from "./record-trace.ts";

/** A long task, by the definition of the Long Tasks API. */
const longTask = 50;

/** The cost of keys for the main thread, in milliseconds. */
export interface KeyTrace {
  /** From its event to the paint that shows it, for each key. */
  readonly costs: readonly number[];
  /** The same by kind of work. */
  readonly works: readonly WorkTimes[];
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
  const works = keyCosts(tasks);
  const times = tasks.map(({ work }) => totalOf(work));
  return {
    costs: works.map(totalOf),
    works,
    inAll: sum(times),
    longTasks: times.filter((time) => time >= longTask).length,
    eventTimings: mainThreadOf(trace)
      .filter(({ name, ph }) => name === "EventTiming" && ph === "b")
      .map(({ args }) => args?.data)
      .filter((timing) => timing?.type === "keydown")
      .map((timing) => timing?.duration ?? 0),
  };
}

/** The cost of each key at 6× throttle, in the focused field, after a text was inserted there. */
export async function keyCostsAfter(
  { page, session }: BenchPage,
  text: string,
  keys: string,
): Promise<readonly number[]> {
  if (text !== "") {
    await session.send("Input.insertText", { text });
    await page.waitForTimeout(500);
  }
  await throttle(session, 6);
  const { costs } = await keyTrace(session, () => typeKeysApart(session, keys, 120));
  return costs;
}
