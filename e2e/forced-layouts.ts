import type { Browser, Page } from "@playwright/test";

/** The used part of an entry of Chromium's trace. */
interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly stackTrace?: readonly unknown[] } };
}

/**
 * The layouts that a script of the page forced during an action: those with a script's stack in
 * Chromium's trace.
 */
export async function forcedLayouts(
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
  const layouts = traceEvents.filter(({ name }) => name === "Layout");
  if (layouts.length === 0) throw new Error("The trace shows no layout at all.");
  return layouts.filter(({ args }) => args.beginData?.stackTrace);
}
