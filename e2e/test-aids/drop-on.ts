import type { Locator } from "@playwright/test";

interface DragData {
  items: { mimeType: string; data: string }[];
  files?: string[];
  dragOperationsMask: number;
}

/** Drags something over a part of the page and drops it there. */
export async function dropOn(part: Locator, data: DragData): Promise<void> {
  const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 };
  const session = await part.page().context().newCDPSession(part.page());
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 12, data });
  }
  await session.detach();
}
