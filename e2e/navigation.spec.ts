import { expect, type Page } from "@playwright/test";
import { waitForAllCode } from "./test-aids/all-code.ts";
import { openPage } from "./test-aids/open-page.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { requestsOf } from "./test-aids/requests.ts";
import { expectProblems, notFoundMessages, sharedPageTest as test } from "./test.ts";

test("once the page is idle, links open pages without a request, with the focus at the start of the page, and so does going back", async ({
  page,
}) => {
  await test.step("once the page is idle, links open pages without a request, and so does going back", async () => {
    await openPage(page, "/");
    await waitForAllCode(page);
    const requests = requestsOf(page);
    await mainLink(page, "About").click();
    await expectHeading(page, "About Keypace");

    await page.goBack();
    await expectHeading(page, "How fast do you type?");
    await page.goForward();
    await expectHeading(page, "About Keypace");
    expect(requests).toEqual([]);
  });
  await test.step("after a link, the focus is at the start of the page, on its title", async () => {
    await mainLink(page, "Contact").click();
    await expectHeading(page, "Contact us");
    await expect(page.locator(":focus")).toHaveText("Contact · Keypace");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  });
});

test("every page can be reached by links, under its own title, with one banner, one main region, one footer and one heading of the first level", async ({
  page,
}) => {
  await openPage(page, "/disclaimer");
  const requests = requestsOf(page);
  for (const { path, title, heading } of sitePages) {
    await page.locator(`:is(header, footer) a[href="${path}"]:visible`).first().click();
    await expectHeading(page, heading);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new RegExp(`^https?://[^/]+${path}$`));
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(requests.filter((request) => request.startsWith("document"))).toEqual([]);
});

test("a link to the page on screen leads to its top, and going back does not lead to it again", async ({
  page,
}) => {
  await openPage(page, "/");
  await mainLink(page, "About").click();
  await expectHeading(page, "About Keypace");
  await page.evaluate(() => scrollTo(0, 300));
  await mainLink(page, "About").click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator(":focus")).toHaveText("About · Keypace");
  await page.goBack();
  await expectHeading(page, "How fast do you type?");
});

test("a link with a # part leads to that place, clear of the header, and so does Tab", async ({
  page,
}) => {
  // The lowest window in which the header stays at the top.
  await page.setViewportSize({ width: 1280, height: 480 });
  await openPage(page, "/faq#data-storage");
  await page.getByRole("link", { name: "How to check this yourself" }).click();
  const target = page.getByRole("heading", { name: "Check it yourself" });
  await expect(target).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const heading = await target.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("main").getByRole("link", { name: "test", exact: true }),
  ).toBeFocused();
});

test("going back to where the skip link led has the focus there, and the link works again", async ({
  page,
}) => {
  await openPage(page, "/about");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.press("Enter");
  await mainLink(page, "FAQ").click();
  await expectHeading(page, "Frequently asked questions");
  await page.goBack();
  for (const leave of [() => skip.press("Enter"), () => page.keyboard.press("Tab")]) {
    await expect(page.getByRole("main")).toBeFocused();
    await leave();
  }
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("a link to a place on the page leads there each time, and going back leads to where the page was left", async ({
  page,
}) => {
  await openPage(page, "/#r=1-1-1.abc");
  await waitForAllCode(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await mainLink(page, "FAQ").dispatchEvent("click");
  await expectHeading(page, "Frequently asked questions");
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await page.getByRole("link", { name: "Skip to content" }).dispatchEvent("click");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.goBack();
  await expectHeading(page, "How fast do you type?");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test("the link of the page on screen, and of those below it, is marked as current", async ({
  page,
  problems,
}) => {
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  await openPage(page, "/");
  await expect(current).toHaveText("Home");
  await mainLink(page, "FAQ").click();
  await expect(current).toHaveText("FAQ");
  await page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click();
  await expect(current).toHaveCount(0);
  await openPage(page, "/about/team");
  await expect(current).toHaveText("About");
  await expectProblems(problems, notFoundMessages("/about/team"));
});

test("the header stays at the top of a window, but not of a low one", async ({ page }) => {
  const header = page.getByRole("banner");
  await openPage(page, "/terms");
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.mouse.wheel(0, 2000);
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 479 });
  await expect(header).not.toBeInViewport();
});

test("a drag that begins in the drawer and ends beside it leaves it open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await openPage(page, "/contact");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Home" }).hover();
  await page.mouse.move(300, 500);
  await page.mouse.down();
  await page.mouse.move(10, 600);
  await page.mouse.up();
  await expect(drawer).toBeVisible();
});

function mainLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
}

async function expectHeading(page: Page, heading: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}
