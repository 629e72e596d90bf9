import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Where focus has been in this round. */
    stops: Element[];
  }
}

/** Where the focus of the keyboard came to rest. */
interface Stop {
  /** Its element and its words, for people. */
  readonly name: string;
  /** What keeps a person from seeing that focus is there; empty where nothing does. */
  readonly faults: readonly string[];
  readonly wasReachedBefore: boolean;
}

/** The stops of one round through the page, wherever it begins. */
export async function stopsBy(page: Page, key: "Tab" | "Shift+Tab"): Promise<readonly Stop[]> {
  await page.evaluate(() => (window.stops = []));
  const stops: Stop[] = [];
  for (let timesOutside = 0; timesOutside < 2;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) timesOutside += 1;
    else if (stop.wasReachedBefore) break;
    else stops.push(stop);
  }
  return stops;
}

/** The controls in view of the last round that it did not reach; of radio buttons, one a group is. */
export function controlsPassedBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog:modal") ?? document;
    return Array.from(root.querySelectorAll<HTMLElement>("*"))
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
      .filter((element) => !element.matches(":disabled, [type=radio]:not(:checked)"))
      .filter((element) => !window.stops.includes(element))
      .map((element) => element.outerHTML);
  });
}

/** Where focus is; null where it is on nothing in the page. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const wasReachedBefore = window.stops.includes(stop);
    window.stops.push(stop);
    // A control that is itself transparent shows its focus on the box that draws it.
    const shown = getComputedStyle(stop).opacity === "0" ? (stop.parentElement ?? stop) : stop;
    const faults: string[] = [];

    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
    const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    if (!isOutlined || outlineColor === "rgba(0, 0, 0, 0)") faults.push("no outline");

    // Of a field, browsers bring the caret into view, and the rest of it as it comes.
    const isField = stop.matches("textarea");
    for (const { left, right, top, bottom } of shown.getClientRects()) {
      const end = isField ? top + 44 : bottom;
      if (left < 0 || right > innerWidth || top < 0 || end > innerHeight) {
        faults.push(`outside the window, from ${left}, ${top} to ${right}, ${end}`);
      }
      const corners = [left + 2, right - 2].flatMap((x) =>
        [top + 2, end - 2].map((y) => [x, y] as const),
      );
      for (const [x, y] of corners) {
        const cover = document.elementFromPoint(x, y)?.closest("header, :has(> output)");
        const isCovered = cover && ["sticky", "fixed"].includes(getComputedStyle(cover).position);
        if (isCovered && !cover.contains(stop)) faults.push(`under the ${cover.localName}`);
      }
    }

    const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : null;
    const words = stop.getAttribute("aria-label") ?? (label ?? stop).textContent.trim();
    return {
      name: `${stop.localName} ${words.slice(0, 40)}`,
      faults: [...new Set(faults)],
      wasReachedBefore,
    };
  });
}
