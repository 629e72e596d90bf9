import type { Page } from "@playwright/test";

declare global {
  interface Window {
    visibleLines: Set<string>;
  }
}

/** Makes the page record, frame by frame, the lines of the passage that are fully in view. */
export function recordVisibleLines(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.visibleLines = new Set();
    const box = document.querySelector('[data-testid="passage"]');
    const range = document.createRange();
    const placeOf = (text: Node, unit: number) => {
      range.setStart(text, unit);
      range.setEnd(text, unit + 1);
      return range.getBoundingClientRect();
    };
    /** By bisection, because a run may begin far above the view. */
    const firstBelow = (text: Node, length: number, top: number) => {
      let [from, to] = [0, length];
      while (from < to) {
        const middle = Math.floor((from + to) / 2);
        if (placeOf(text, middle).top < top) from = middle + 1;
        else to = middle;
      }
      return from;
    };
    const linesInView = () => {
      const view = box?.getBoundingClientRect() ?? new DOMRect();
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(box ?? document, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const shown = text.nodeValue ?? "";
        const { length } = shown;
        for (let unit = firstBelow(text, length, view.top - 1); unit < length; unit += 1) {
          const { top, bottom } = placeOf(text, unit);
          if (bottom > view.bottom + 1) break;
          const line = Math.round(top);
          lines.set(line, (lines.get(line) ?? "") + shown[unit]);
        }
      }
      return [...lines.values()];
    };
    const record = () => {
      window.visibleLines.add(JSON.stringify(linesInView()));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

/** The sets of lines that were in view. */
export async function visibleLines(page: Page): Promise<readonly (readonly string[])[]> {
  const frames = await page.evaluate(() => [...window.visibleLines]);
  return frames.map((frame) => JSON.parse(frame) as readonly string[]);
}
