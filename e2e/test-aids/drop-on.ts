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

/** Drags the first occurrence of a text from the first line of a field to the end of that line. */
export async function dragToEnd(field: Locator, text: string): Promise<void> {
  const { from, to, y } = await field.evaluate(placesInLine, text);
  const { mouse } = field.page();
  await mouse.move(from, y);
  await mouse.down();
  // The first step starts the drag.
  await mouse.move((from + to) / 2, y);
  await mouse.move(to, y);
  await mouse.up();
}

/** Runs in the page: selects a text in a field, and returns where it is and where its line ends. */
function placesInLine(field: Element, text: string) {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error("No field.");
  const start = field.value.indexOf(text);
  field.setSelectionRange(start, start + text.length);
  const { font, paddingLeft, paddingTop, lineHeight } = getComputedStyle(field);
  const measuring = new OffscreenCanvas(1, 1).getContext("2d");
  if (!measuring) throw new Error("Nothing measures text.");
  measuring.font = font;
  const { x, y } = field.getBoundingClientRect();
  const left = x + field.clientLeft + Number.parseFloat(paddingLeft);
  const placeAt = (position: number) =>
    left + measuring.measureText(field.value.slice(0, position)).width;
  return {
    from: placeAt(start + text.length / 2),
    to: placeAt(field.value.length) + 2,
    y: y + field.clientTop + Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) / 2,
  };
}
