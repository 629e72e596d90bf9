import type { Page } from "playwright";
import { benchTexts } from "../texts.ts";
import { focusField, type Subject } from "./subject.ts";

declare global {
  interface Window {
    /** In the floor: starts again with a text. */
    present(text: string): void;
  }
}

/** The page for comparison, at the address where it is served. */
export function floorSubject(address: string): Subject {
  const open = async (page: Page, text: string) => {
    await page.goto(address);
    await page.evaluate((given) => window.present(given), text);
    await focusField(page);
  };
  return {
    name: "floor",
    kind: "floor",
    address,
    project: null,
    async openPassage(page) {
      await open(page, benchTexts.passage);
      return benchTexts.passage;
    },
    async chooseText(page, text) {
      await open(page, text);
      return true;
    },
  };
}
