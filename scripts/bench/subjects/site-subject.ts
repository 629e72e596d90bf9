import type { Page } from "playwright";
import { focusField, type Subject } from "./subject.ts";

/** A build of the site, at the address where it is served. */
export function siteSubject(name: string, address: string, project: string): Subject {
  return {
    name,
    kind: "site",
    address,
    project,
    async openPassage(page) {
      await page.goto(address);
      await page.waitForFunction(() => history.scrollRestoration === "manual");
      await focusField(page);
      return (await shownText(page)) ?? "";
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

function shownText(page: Page): Promise<string | null> {
  return page.getByTestId("passage").textContent();
}
