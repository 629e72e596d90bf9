import type { CDPSession } from "playwright";

/** An entry of Chromium's trace, as far as it matters here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** "X": a stretch of time. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, what the thread had the processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly type?: string; readonly duration?: number };
    readonly beginData?: { readonly stackTrace?: readonly unknown[]; readonly url?: string };
  };
}

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/**
 * Chromium's trace of what is done meanwhile.
 *
 * @param extra further categories, each of which slows the page a little
 */
export async function recordTrace(
  session: CDPSession,
  act: () => Promise<void>,
  extra: readonly string[] = [],
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every entry of a trace has these
    for (const event of value as readonly TraceEvent[]) events.push(event);
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories, ...extra], excludedCategories: ["*"] },
  });
  await act();
  const isComplete = new Promise<void>((resolve) => {
    session.once("Tracing.tracingComplete", () => resolve());
  });
  await session.send("Tracing.end");
  await isComplete;
  session.off("Tracing.dataCollected", collect);
  return events;
}
