import type { CDPSession } from "playwright";
import { instrumentCategory, type LongestTasks, longestTasks } from "../trace/longest-task.ts";
import { recordTrace } from "../trace/record-trace.ts";
import { type BenchPage, throttle } from "./bench-browser.ts";

declare global {
  interface Window {
    paints: { first: number; largest: number; shift: number; blocked: number };
  }
}

/** The cost of a first visit to a page. Times are in milliseconds since its start, sizes as sent. */
export interface ColdLoad {
  /** By type of resource, up to the load event. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly total: number;
  readonly requests: number;
  /** The requests after the load event. */
  readonly idleBytes: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time: of each task after the first paint what is beyond 50 ms. */
  readonly blocked: number;
}

/** Loads a page on a slow connection with an empty cache, and waits until it is idle. */
export async function loadCold({ page, session }: BenchPage, address: string): Promise<ColdLoad> {
  await slowDown(session);
  const responses = recordResponses(session);
  await page.addInitScript(observePaints);
  await page.goto(address, { waitUntil: "load" });
  const loaded = responses.filter(({ isDone }) => isDone);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  const { first, largest, shift, blocked } = await page.evaluate(() => window.paints);

  const bytes: Record<string, number> = {};
  let total = 0;
  for (const { type, size } of loaded) {
    bytes[type] = (bytes[type] ?? 0) + size;
    total += size;
  }
  return {
    bytes,
    total,
    requests: loaded.length,
    idleBytes: responses.reduce((all, { size }) => all + size, 0) - total,
    firstPaint: first,
    largestPaint: largest,
    shift,
    blocked,
  };
}

/** The longest tasks until a page loaded in the same way is idle. */
export async function longestTasksOfLoad(
  { page, session }: BenchPage,
  address: string,
): Promise<LongestTasks> {
  await slowDown(session);
  const load = async () => {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1500);
  };
  return longestTasks(await recordTrace(session, load, [instrumentCategory]), address);
}

/** Lighthouse's Slow 4G, and a processor four times as slow. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await throttle(session, 4);
}

function recordResponses(session: CDPSession) {
  const responses: { id: string; type: string; size: number; isDone: boolean }[] = [];
  session.on("Network.responseReceived", ({ requestId, type }) => {
    responses.push({ id: requestId, type: type.toLowerCase(), size: 0, isDone: false });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = responses.find(({ id }) => id === requestId);
    if (response) Object.assign(response, { size: encodedDataLength, isDone: true });
  });
  return responses;
}

function observePaints(): void {
  window.paints = { first: 0, largest: 0, shift: 0, blocked: 0 };
  const { paints } = window;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paints.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    paints.largest = startTime;
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry) paints.shift += Number(entry.value);
  });
  observe("longtask", ({ startTime, duration }) => {
    if (startTime > paints.first && paints.first > 0) paints.blocked += duration - 50;
  });
}
