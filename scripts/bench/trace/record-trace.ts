import type { CDPSession } from "playwright";

/** The parts of an entry of Chromium's trace that matter here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** "X": a complete event with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread had the processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly type?: string; readonly duration?: number };
    readonly beginData?: { readonly url?: string };
  };
}

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/**
 * Records Chromium's trace during an action.
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
