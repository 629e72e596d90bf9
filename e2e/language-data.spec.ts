import { expect } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { sharedPageTest as test } from "./test.ts";
import { expectResultFocused, openTest, shownPassage } from "./test-aids/typing.ts";

test("from the start to the end of the report nothing uses the browser's language data, which is slow to load", async ({
  page,
}) => {
  await page.addInitScript(recordUsesOfIntl);
  await openTest(page);
  await typeKeys(page, await shownPassage(page));
  await expectResultFocused(page);
  await expect(page.getByRole("heading", { name: "How it was measured" })).toBeAttached();
  await expect(page.getByRole("option", { name: "Français" })).toBeAttached();
  expect(await page.evaluate(() => window.usesOfIntl)).toEqual([]);
});

/** Runs in the page: records uses of `Intl` and of methods that format numbers and dates with it. */
function recordUsesOfIntl(): void {
  window.usesOfIntl = [];
  const recordUses = (holder: object, name: string) => {
    const value: unknown = Reflect.get(holder, name);
    if (typeof value !== "function") return;
    const recording = new Proxy(value, {
      construct(target, given: unknown[]) {
        window.usesOfIntl.push(name);
        const made: unknown = Reflect.construct(target, given);
        return made instanceof Object ? made : {};
      },
      apply(target, on: unknown, given: unknown[]): unknown {
        window.usesOfIntl.push(name);
        return Reflect.apply(target, on, given);
      },
    });
    Object.defineProperty(holder, name, { value: recording });
  };
  for (const name of Object.getOwnPropertyNames(Intl)) recordUses(Intl, name);
  for (const { prototype } of [Number, Date, String]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (name.startsWith("toLocale") || name === "localeCompare") recordUses(prototype, name);
    }
  }
}

declare global {
  interface Window {
    usesOfIntl: string[];
  }
}
