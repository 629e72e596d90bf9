import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** How many changes to the document followed each key. */
    changesByKey: number[];
  }
}

/**
 * Counts the changes to the document that each key makes, from the first listener of its input event to
 * the last: those of timers come in other tasks.
 */
export function countChanges(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.changesByKey = [];
    let isKey = false;
    const count = ({ length }: readonly MutationRecord[]) => {
      if (isKey) window.changesByKey.push((window.changesByKey.pop() ?? 0) + length);
    };
    const observer = new MutationObserver(count);
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const beginKey = () => {
      observer.takeRecords();
      window.changesByKey.push(0);
      isKey = true;
    };
    const endKey = () => {
      count(observer.takeRecords());
      isKey = false;
    };
    addEventListener("input", beginKey, true);
    addEventListener("input", endKey);
  });
}
