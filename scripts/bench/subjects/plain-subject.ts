import { benchTexts } from "../texts.ts";
import { focusField, type Subject } from "./subject.ts";

declare global {
  interface Window {
    /** In the pages for comparison: starts again with a text. */
    present(text: string): void;
  }
}

/** A page for comparison, from the folder `pages`. */
export function plainSubject(kind: "floor" | "duties" | "naive", address: string): Subject {
  return {
    name: kind,
    kind,
    address,
    project: null,
    async openPassage(page) {
      await page.goto(address);
      await page.evaluate((text) => window.present(text), benchTexts.passage);
      await focusField(page);
      return benchTexts.passage;
    },
    async chooseText(page, text) {
      await page.goto(address);
      await page.evaluate((given) => window.present(given), text);
      await focusField(page);
      return true;
    },
  };
}
