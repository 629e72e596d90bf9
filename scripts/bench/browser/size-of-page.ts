import type { CDPSession } from "playwright";

/** What a page holds in memory, detached nodes included, once all garbage is collected. */
export interface PageSize {
  /** In bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function sizeOfPage(session: CDPSession): Promise<PageSize> {
  for (let times = 0; times < 2; times += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
