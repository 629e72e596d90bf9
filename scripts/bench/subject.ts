import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import { benchTexts } from "./texts.ts";

/** A subject of measurement: the built site, a revision of it, or the floor, a page for comparison. */
export interface Subject {
  /** The heading of its column in the table. */
  readonly name: string;
  /** The address of the page with the test. */
  readonly address: string;
  /** The folder of the project that it was built from; `null` for the floor. */
  readonly project: string | null;
  /** Opens the page with a short passage; returns that passage. */
  readonly openPassage: (page: Page) => Promise<string>;
  /** Opens a text of the visitor in the page; false if the subject cannot. */
  readonly chooseText: (page: Page, text: string) => Promise<boolean>;
}

/** A build of the site, at the address where it is served. */
export function siteSubject(name: string, address: string, project: string): Subject {
  return {
    name,
    address,
    project,
    async openPassage(page) {
      await page.goto(address);
      await page.waitForFunction(() => history.scrollRestoration === "manual");
      await focusField(page);
      return (await page.getByTestId("passage").textContent()) ?? "";
    },
    async chooseText(page, text) {
      await page.goto(address);
      const ownText = page.getByRole("radio", { name: "Your text" });
      if ((await ownText.count()) === 0) return false;
      await ownText.click();
      await page.getByRole("textbox", { name: "Your text" }).fill(text);
      await page.getByRole("button", { name: "Type this text" }).click();
      await page.waitForFunction(
        (start) => document.querySelector("[data-testid=passage]")?.textContent.startsWith(start),
        text.slice(0, 100),
      );
      await focusField(page);
      return true;
    },
  };
}

declare global {
  interface Window {
    /** In the floor: starts again with a text. */
    present(text: string): void;
  }
}

/** The page for comparison, at the address where it is served. */
export function floorSubject(address: string): Subject {
  const chooseText = async (page: Page, text: string) => {
    await page.goto(address);
    await page.evaluate((given) => window.present(given), text);
    await focusField(page);
    return true;
  };
  return {
    name: "floor",
    address,
    project: null,
    async openPassage(page) {
      await chooseText(page, benchTexts.passage);
      return benchTexts.passage;
    },
    chooseText,
  };
}

/** The field of every subject. */
export const fieldSelector = "textarea:not(dialog *)";

/** Focuses the field and waits until the page is idle. */
export async function focusField(page: Page): Promise<void> {
  await page.locator(fieldSelector).focus();
  await page.waitForTimeout(400);
}

/**
 * Imports a file of a project, which may be another revision of this one.
 *
 * @throws if the revision has no such file.
 */
export async function importFrom<Module>(project: string, path: string): Promise<Module> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are lost in loading
  return (await import(pathToFileURL(join(project, path)).href)) as Module;
}
