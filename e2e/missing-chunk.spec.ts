import { expect } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { test } from "./test.ts";

test("where a page's code is gone, the visitor is told and can reload", async ({
  page,
  complaints,
}) => {
  await page.route("**/assets/About-*.js", (route) => route.abort());
  await openPage(page, "/");
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  expect(complaints.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"]);

  await page.unroute("**/assets/About-*.js");
  await page.getByRole("button", { name: "Reload to continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Keypace" })).toBeVisible();
});
