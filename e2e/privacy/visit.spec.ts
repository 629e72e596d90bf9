import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import { test } from "./test.ts";
import { openTest, resultHeading, typePassage } from "./typing.ts";

test("nothing is asked for from the first key to the result and the next test", async ({
  page,
}) => {
  await openTest(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await typePassage(page);
  await expect(resultHeading(page)).toBeFocused();
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.keyboard.type("Some words");
  expect(requests).toEqual([]);
});

test("once loaded, the test works without a connection", async ({ page, context }) => {
  await openTest(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await typePassage(page);
  await expect(resultHeading(page)).toBeVisible();
});

test("a visit leaves nothing behind but the theme, and that only once it is chosen", async ({
  page,
  context,
}) => {
  for (const { path } of sitePages) await openPage(page, path);
  await openTest(page);
  await typePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);

  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(await kept(page)).toEqual({ ...nothing, local: ["theme"] });
  expect(await context.cookies()).toEqual([]);
});

const nothing = { local: [], session: [], databases: 0, caches: [], workers: 0, cookie: "" };

/** All that a page can keep in the browser. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookie: document.cookie,
  }));
}
