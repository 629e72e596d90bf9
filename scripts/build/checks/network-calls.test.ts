import { expect, test } from "vitest";
import { networkCalls } from "./network-calls.ts";

test("a script that only computes calls nothing", () => {
  expect(networkCalls("prefetch(); const evaluate = 1; evaluate(2)")).toEqual([]);
});

test("each way to a network or to storage is told", () => {
  expect(networkCalls("fetch('/x'); navigator.sendBeacon('/y')")).toEqual([
    "calls fetch(",
    "calls sendBeacon",
  ]);
});
