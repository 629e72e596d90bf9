import type { Page } from "@playwright/test";
import { pressTimes } from "./keys.ts";

declare global {
  interface Window {
    /** The controls that have not had the focus in this round. */
    controlsLeft: Set<Element>;
    /** The faults of the controls that had it. */
    faultsSeen: string[];
  }
}

/**
 * Moves the focus once through the page with a key and returns the faults: the controls that the key
 * does not reach, and those that do not show that they have the focus.
 */
export async function focusFaults(
  page: Page,
  key: "Tab" | "Shift+Tab",
): Promise<readonly string[]> {
  let left = await beginRound(page);
  // After the last control the focus goes to the browser and returns later: a key pressed meanwhile may
  // skip a control, which is then reached in the next round.
  for (let pressesInVain = 0; left > 0 && pressesInVain < 300;) {
    const presses = Math.min(left, 20);
    await pressTimes(page, key, presses);
    const leftNow = await page.evaluate(() => window.controlsLeft.size);
    pressesInVain = leftNow < left ? 0 : pressesInVain + presses;
    left = leftNow;
  }
  return page.evaluate(() => [
    ...window.faultsSeen,
    ...Array.from(window.controlsLeft, ({ outerHTML }) => `not reached: ${outerHTML}`),
  ]);
}

/**
 * Makes the page check each control when the key that led to it is released, after the page has scrolled.
 *
 * @returns the number of visible controls to reach; a group of radio buttons is one
 */
function beginRound(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog:modal") ?? document;
    const controls = Array.from(root.querySelectorAll<HTMLElement>("*"))
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
      .filter((element) => !element.matches(":disabled, [type=radio]:not(:checked)"));
    const isFirstRound = !("controlsLeft" in window);
    window.controlsLeft = new Set(controls);
    window.faultsSeen = [];
    if (isFirstRound) addEventListener("keyup", lookAtStop, true);
    return controls.length;

    function lookAtStop() {
      const control = document.activeElement;
      const isNew = control !== null && window.controlsLeft.delete(control);
      if (isNew) window.faultsSeen.push(...faultsOf(control));
    }

    function faultsOf(stop: Element): readonly string[] {
      // A transparent control shows its focus on the box around it.
      const isTransparent = getComputedStyle(stop).opacity === "0";
      const shown = isTransparent ? (stop.parentElement ?? stop) : stop;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
      const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const isSeen = isOutlined && outlineColor !== "rgba(0, 0, 0, 0)";
      const boxes = Array.from(shown.getClientRects());
      const found = new Set([
        ...(isSeen ? [] : ["no outline"]),
        ...boxes.flatMap((box) => (stop.matches("textarea") ? hiddenField : hidden)(stop, box)),
      ]);
      return Array.from(found, (fault) => `${fault}: ${stop.outerHTML}`);
    }

    /** Browsers scroll a field's caret into view, not the whole field. */
    function hiddenField(field: Element, { x, y, width, bottom }: DOMRect): readonly string[] {
      const first = hidden(field, new DOMRect(x, y, width, 44));
      const last = hidden(field, new DOMRect(x, bottom - 44, width, 44));
      return last.length === 0 ? [] : first;
    }

    function hidden(stop: Element, { left, right, top, bottom }: DOMRect): readonly string[] {
      // In whole pixels, as it is painted.
      const [first, last] = [Math.round(Math.min(left, top)), Math.round(bottom)];
      const isOutside = first < 0 || Math.round(right) > innerWidth || last > innerHeight;
      const corners = [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => [x, y] as const),
      );
      const covers = corners
        .map(([x, y]) => document.elementFromPoint(x, y)?.closest("header, :has(> output)"))
        .filter((cover) => cover !== null && cover !== undefined)
        .filter((cover) => !cover.contains(stop))
        .filter((cover) => ["sticky", "fixed"].includes(getComputedStyle(cover).position));
      return [
        ...(isOutside ? [`outside the window, from ${left}, ${top} to ${right}, ${bottom}`] : []),
        ...covers.map(({ localName }) => `under the ${localName}`),
      ];
    }
  });
}
