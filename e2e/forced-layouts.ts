import type { Browser, Page } from "@playwright/test";

/** An entry of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/**
 * The layouts that a script of the page waited for while something was done: those that Chromium's
 * trace shows within a call of a function.
 */
export async function forcedLayouts(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const complete = traceEvents.filter(({ ph }) => ph === "X");
  const calls = complete.filter(({ name }) => name === "FunctionCall" || name === "RunMicrotasks");
  if (calls.length === 0) throw new Error("The trace shows no script at work.");
  return complete.filter(
    (event) => event.name === "Layout" && calls.some((call) => isWithin(event, call)),
  );
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return (
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts < outer.ts + (outer.dur ?? 0)
  );
}
