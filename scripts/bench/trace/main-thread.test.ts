import { expect, test } from "vitest";
import { keyCosts, mainThreadTasks } from "./main-thread.ts";
import type { TraceEvent } from "./record-trace.ts";

test("a key costs its own task and everything up to the paint that shows it, and nothing after", () => {
  const trace = [
    traceEvent("RunTask", 0, 4000),
    keyDown(1000, 2000),
    traceEvent("RunTask", 5000, 1000),
    traceEvent("RunTask", 7000, 6000),
    traceEvent("Layout", 8000, 2000),
    traceEvent("Paint", 10_000, 1000),
    traceEvent("RunTask", 20_000, 9000),
  ];
  expect(keyCosts(mainThreadTasks(trace))).toEqual([
    { script: 2, style: 0, layout: 2, paint: 1, other: 6 },
  ]);
});

test("keys shown by the same paint share its cost", () => {
  const trace = [
    traceEvent("RunTask", 0, 2000),
    keyDown(0, 2000),
    traceEvent("RunTask", 3000, 2000),
    keyDown(3000, 2000),
    traceEvent("RunTask", 6000, 4000),
    traceEvent("Paint", 6000, 4000),
  ];
  const each = { script: 2, style: 0, layout: 0, paint: 2, other: 0 };
  expect(keyCosts(mainThreadTasks(trace))).toEqual([each, each]);
});

test("time in which another program had the processor is not the page's", () => {
  const trace = [
    { ...traceEvent("RunTask", 0, 9000), tdur: 3000 },
    { ...keyDown(0, 8000), tdur: 2000 },
    traceEvent("Paint", 8000, 1000),
  ];
  expect(keyCosts(mainThreadTasks(trace))).toEqual([
    { script: 2, style: 0, layout: 0, paint: 1, other: 0 },
  ]);
});

function traceEvent(name: string, ts: number, dur: number): TraceEvent {
  return { name, ph: "X", pid: 1, tid: 1, ts, dur };
}

function keyDown(ts: number, dur: number): TraceEvent {
  return { ...traceEvent("EventDispatch", ts, dur), args: { data: { type: "keydown" } } };
}
