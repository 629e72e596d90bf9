import type { Browser, Page } from "@playwright/test";

/** The used part of an entry of Chromium's trace. */
interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: {
      readonly stackTrace?: readonly unknown[];
      readonly partialLayout?: boolean;
    };
  };
}

/** A layout of the page. */
interface Layout {
  /** Whether a script forced it: it has that script's stack. */
  readonly isForced: boolean;
  /** Whether the browser began at the root instead of at an element that its surroundings do not depend on. */
  readonly isWhole: boolean;
}

/** The layouts during an action, from Chromium's trace. */
export async function layoutsDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly Layout[]> {
  const layouts = (await traceDuring(browser, page, act)).flatMap(({ name, args: { beginData } }) =>
    name === "Layout" && beginData
      ? [{ isForced: !!beginData.stackTrace, isWhole: beginData.partialLayout === false }]
      : [],
  );
  if (layouts.length === 0) throw new Error("The trace shows no layout at all.");
  return layouts;
}

/** How many elements the browser styled during an action, each time that it did. */
export async function stylesDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const trace = await traceDuring(browser, page, act);
  return trace.flatMap(({ args: { elementCount = 0 } }) => elementCount || []);
}

async function traceDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
}
