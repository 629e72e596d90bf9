import { expect, test } from "vitest";
import { longestTasks } from "./longest-task.ts";
import type { TraceEvent } from "./record-trace.ts";

const address = "http://localhost/";

/** An event on a thread, its times in milliseconds. */
const traceEvent = (tid: number, name: string, from: number, tdur: number): TraceEvent => ({
  name,
  ph: "X",
  pid: 1,
  tid,
  ts: from * 1000,
  dur: tdur * 1000,
  tdur: tdur * 1000,
  ...(name === "ParseHTML" && { args: { beginData: { url: address } } }),
});

test("the longest tasks are those of the page's own thread, without the time of the developer tools", () => {
  const trace = [
    traceEvent(1, "RunTask", 0, 40),
    traceEvent(1, "ParseHTML", 10, 20),
    traceEvent(1, "RunTask", 50, 90),
    traceEvent(1, "V8.CollectSourcePositions", 60, 30),
    traceEvent(1, "V8.CollectSourcePositions", 95, 25),
    traceEvent(2, "RunTask", 0, 500),
  ];
  expect(longestTasks(trace, address)).toEqual({ ofNavigation: 0, others: 40 });
  expect(longestTasks(trace.slice(0, 4), address)).toEqual({ ofNavigation: 0, others: 60 });
  const other = "http://localhost/faq";
  expect(longestTasks(trace, other)).toEqual({ ofNavigation: 0, others: 0 });
});

test("the task in which the browser creates the page is reported separately", () => {
  const trace = [
    traceEvent(1, "RunTask", 0, 70),
    traceEvent(1, "CommitLoad", 20, 2),
    traceEvent(1, "RunTask", 80, 30),
    traceEvent(1, "ParseHTML", 85, 20),
  ];
  expect(longestTasks(trace, address)).toEqual({ ofNavigation: 70, others: 30 });
});
