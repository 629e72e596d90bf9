import { expect, test } from "vitest";
import { longestTask } from "./longest-task.ts";
import type { TraceEvent } from "./record-trace.ts";

const address = "http://localhost/";

/** A stretch on a thread, its times in milliseconds. */
const stretch = (tid: number, name: string, from: number, tdur: number): TraceEvent => ({
  name,
  ph: "X",
  pid: 1,
  tid,
  ts: from * 1000,
  dur: tdur * 1000,
  tdur: tdur * 1000,
  ...(name === "ParseHTML" && { args: { beginData: { url: address } } }),
});

test("the longest task is one of the page's own thread, less what the instruments looked up in it", () => {
  const trace = [
    stretch(1, "RunTask", 0, 40),
    stretch(1, "ParseHTML", 10, 20),
    stretch(1, "RunTask", 50, 90),
    stretch(1, "V8.CollectSourcePositions", 60, 30),
    stretch(1, "V8.CollectSourcePositions", 95, 25),
    stretch(2, "RunTask", 0, 500),
  ];
  expect(longestTask(trace, address)).toBe(40);
  expect(longestTask(trace.slice(0, 4), address)).toBe(60);
  expect(longestTask(trace, "http://localhost/faq")).toBe(0);
});
