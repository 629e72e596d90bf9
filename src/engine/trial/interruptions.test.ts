import { expect, test } from "vitest";
import { liveStats } from "../metrics/live-stats.ts";
import { plain, typeKeys } from "../test-aids/key-script.ts";
import { interrupt, stallsDuring, type TimeSpan } from "./interruptions.ts";
import { newTrial } from "./trial.ts";

const hidden = { kind: "hidden", from: 500, to: Number.POSITIVE_INFINITY } as const;

test("an interruption is recorded and changes no figure", () => {
  const running = typeKeys("caterpillar", "cat");
  const interrupted = interrupt(running, hidden);
  expect(plain(interrupted).interruptions).toEqual([hidden]);
  expect(liveStats(interrupted, 900)).toEqual(liveStats(running, 900));
});

test("an interruption whose end is known replaces the open one", () => {
  const open = interrupt(typeKeys("caterpillar", "cat"), hidden);
  expect(plain(interrupt(open, { ...hidden, to: 700 })).interruptions).toEqual([
    { ...hidden, to: 700 },
  ]);
  const later = { kind: "stalled", from: 900, to: 950 } as const;
  expect(plain(interrupt(open, later)).interruptions).toEqual([hidden, later]);
});

test("what comes before the first key or after the end is not an interruption", () => {
  expect(interrupt(newTrial("cat"), hidden).interruptions).toEqual([]);
  expect(interrupt(typeKeys("cat", "cat"), hidden).interruptions).toEqual([]);
});

test("stalls are cut to the trial and counted from its start", () => {
  expect(
    stallsBetween(1_000, 9_000, [
      { from: 0, to: 1_500 },
      { from: 4_000, to: 5_000 },
      { from: 8_500, to: 20_000 },
    ]),
  ).toEqual({
    spans: [
      { from: 0, to: 500 },
      { from: 3_000, to: 4_000 },
      { from: 7_500, to: 8_000 },
    ],
    total: 2_000,
  });
});

test("stalls that overlap or touch are one, in any order", () => {
  const stalls = stallsBetween(0, 9_000, [
    { from: 3_000, to: 4_000 },
    { from: 1_000, to: 2_000 },
    { from: 1_500, to: 3_000 },
  ]);
  expect(stalls).toEqual({ spans: [{ from: 1_000, to: 4_000 }], total: 3_000 });
});

test("stalls outside the trial, or of no length, do not count", () => {
  const stalls = stallsBetween(1_000, 2_000, [
    { from: 0, to: 900 },
    { from: 1_500, to: 1_500 },
    { from: 2_000, to: 3_000 },
  ]);
  expect(stalls).toEqual({ spans: [], total: 0 });
});

function stallsBetween(startedAt: number, finishedAt: number, spans: readonly TimeSpan[]) {
  const interruptions = spans.map(({ from, to }) => ({ kind: "hidden", from, to }) as const);
  return stallsDuring({ startedAt, finishedAt, interruptions });
}
