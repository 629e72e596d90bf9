import type { Page } from "playwright";

declare global {
  interface Window {
    /** How many changes to the document followed each key. */
    changesByKey: number[];
  }
}

/**
 * Counts the changes to the document that follow each key from now on, up to the end of its task:
 * those of timers come in tasks of their own.
 */
export function countChanges(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.changesByKey = [];
    let isKey = false;
    const observer = new MutationObserver((changes) => {
      if (isKey) window.changesByKey.push(changes.length);
      isKey = false;
    });
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const beginKey = () => {
      observer.takeRecords();
      isKey = true;
    };
    addEventListener("input", beginKey, true);
  });
}
