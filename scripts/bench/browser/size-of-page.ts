import type { CDPSession } from "playwright";

/** The memory of a page with detached nodes, after garbage collection. */
export interface PageSize {
  /** Of scripts, in bytes. */
  readonly heap: number;
  /** Of buffers, which are outside the heap, in bytes. */
  readonly buffers: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function sizeOfPage(session: CDPSession): Promise<PageSize> {
  for (let times = 0; times < 2; times += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, buffers: backingStorageSize, nodes, listeners: jsEventListeners };
}
