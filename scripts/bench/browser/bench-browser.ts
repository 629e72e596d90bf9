import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { chromiumOptions } from "../../browsers/chromium.ts";

/** A page in a profile of its own, and a session with the browser's developer tools. */
export interface BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface BenchBrowser {
  readonly browser: Browser;
  /** Opens an empty page for a task and closes it afterwards. */
  readonly withPage: <Result>(task: (opened: BenchPage) => Promise<Result>) => Promise<Result>;
}

export async function withBrowser(task: (browser: BenchBrowser) => Promise<void>): Promise<void> {
  // Chromium's predictor watches the links of pages chosen at random, and requests one more frame
  // after most of their layouts.
  const browser = await chromium.launch(
    chromiumOptions({ disabledFeatures: ["NavigationPredictor"] }),
  );
  try {
    await task({ browser, withPage: (use) => withPage(browser, use) });
  } finally {
    await browser.close();
  }
}

async function withPage<Result>(
  browser: Browser,
  task: (opened: BenchPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    // The first passage is random: make it always the same one.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    return await task({ page, session: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

/** Slows a page's processor down by a factor. */
export async function throttle(session: CDPSession, factor: number): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
}

/** The memory of a page with detached nodes. */
interface PageSize {
  /** Of scripts, in bytes. */
  readonly heap: number;
  /** Of buffers, which are outside the heap, in bytes. */
  readonly buffers: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects garbage, and measures what remains. */
export async function sizeOfPage(session: CDPSession): Promise<PageSize> {
  for (let times = 0; times < 2; times += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, buffers: backingStorageSize, nodes, listeners: jsEventListeners };
}
