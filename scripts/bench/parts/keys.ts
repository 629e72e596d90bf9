import { quantile } from "d3-array";
import { type BenchPage, throttle } from "../browser/bench-browser.ts";
import { typeKeysInPage, typeKeysApart, withErrors } from "../browser/type-keys.ts";
import { atMost, type Part, type Reading, type Target } from "../part.ts";
import { fieldSelector, type Subject } from "../subject.ts";
import { keyTrace } from "../trace/key-trace.ts";
import type { MainThreadWork } from "../trace/main-thread.ts";

/** Measures keys in a passage, at three speeds of the processor and two of typing. */
export const keysPart: Part = {
  name: "keys",
  title: "A key in a passage",
  hasFloor: true,
  rounds: 3,
  async measure(subject, { withPage }, isQuick) {
    const readings: Reading[] = [];
    for (const slowdown of isQuick ? [1, 6] : [1, 4, 6]) {
      for (const cadence of isQuick ? [100] : [100, 10]) {
        const at = `${slowdown}×, ${cadence} ms:`;
        const keys = isQuick ? 20 : 150;
        readings.push(
          ...(await withPage((opened) => typed(opened, subject, { slowdown, cadence, keys, at }))),
        );
      }
    }
    return readings;
  },
};

const kinds: readonly MainThreadWork[] = ["script", "style", "layout", "paint", "other"];

async function typed(
  { page, session }: BenchPage,
  subject: Subject,
  { slowdown, cadence, keys, at }: { slowdown: number; cadence: number; keys: number; at: string },
): Promise<readonly Reading[]> {
  const passage = await subject.openPassage(page);
  await throttle(session, slowdown);
  const text = withErrors(passage.slice(0, keys));
  const type = cadence === 100 ? typeKeysApart : typeKeysInPage;
  const trace = await keyTrace(session, () => type(session, text, cadence));
  const shown = await page.locator(fieldSelector).inputValue();

  const reading = (what: string, value: number, target?: Target): Reading => ({
    measure: `${at} ${what}`,
    value,
    ...(target && { target }),
  });
  const none = atMost(0);
  return [
    reading("key to paint, p50 (ms)", quantile(trace.costs, 0.5) ?? 0, {
      of: "times the floor",
      max: 1.4,
    }),
    reading("key to paint, p95 (ms)", quantile(trace.costs, 0.95) ?? 0, {
      of: "times the floor",
      max: 1.6,
    }),
    reading("key to paint, p99 (ms)", quantile(trace.costs, 0.99) ?? 0),
    ...kinds.map((kind) =>
      reading(`of which ${kind} (ms)`, quantile(trace.works, 0.5, (work) => work[kind]) ?? 0),
    ),
    reading("main thread in all, per key (ms)", trace.inAll / keys),
    reading("event timing, p50 (ms)", quantile(trace.eventTimings, 0.5) ?? 0),
    reading("event timing, p99 (ms)", quantile(trace.eventTimings, 0.99) ?? 0),
    reading("long tasks", trace.longTasks, none),
    reading("keys dropped", keys - shown.length, none),
  ];
}
