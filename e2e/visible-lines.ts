import type { Page } from "@playwright/test";

declare global {
  interface Window {
    visibleLines: Set<string>;
  }
}

/** Has the page note, frame by frame from now on, the lines of the passage that are in full view. */
export function recordVisibleLines(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.visibleLines = new Set();
    const box = document.querySelector('[data-testid="passage"]');
    const range = document.createRange();
    const linesInView = () => {
      const view = box?.getBoundingClientRect() ?? new DOMRect();
      const lines = new Map<number, string>();
      for (const run of box?.querySelectorAll("[data-state]") ?? []) {
        const text = run.firstChild ?? run;
        for (let unit = 0; unit < run.textContent.length; unit += 1) {
          range.setStart(text, unit);
          range.setEnd(text, unit + 1);
          const { top, bottom } = range.getBoundingClientRect();
          const isInView = top >= view.top - 1 && bottom <= view.bottom + 1;
          const line = Math.round(top);
          if (isInView) lines.set(line, (lines.get(line) ?? "") + run.textContent[unit]);
          if (top > view.bottom) break;
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

/** The different sets of lines that were in view. */
export async function visibleLines(page: Page): Promise<readonly (readonly string[])[]> {
  const frames = await page.evaluate(() => [...window.visibleLines]);
  return frames.map((frame) => JSON.parse(frame) as readonly string[]);
}
