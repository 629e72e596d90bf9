import { expect } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { expectProblems, notFoundMessages, sharedPageTest as test } from "./test.ts";

const notFound =
  "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.";

test("an unknown address says so, names the attempted path and logs it once, and once more on the way back", async ({
  page,
  problems,
}) => {
  const response = await openPage(page, "/lost/<b>page?query#part");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page Not Found · Keypace");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  const status = page.getByText("404", { exact: true });
  await expect(status).toBeVisible();
  expect(await status.evaluate(({ childNodes }) => childNodes.length)).toBe(1);
  await expect(page.getByText(notFound)).toBeVisible();
  await expect(page.getByText("Attempted path:")).toContainText("/lost/");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectProblems(problems, [
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
    expect.stringMatching(/^Page not found: \/lost\/.*page$/),
  ]);

  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How fast do you type?");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("Attempted path:")).toContainText("/lost/");
  await expectProblems(problems, [expect.stringMatching(/^Page not found: \/lost\/.*page$/)]);
});

test("the address under which hosts store the not-found page is not found either", async ({
  page,
  problems,
}) => {
  await openPage(page, "/404");
  await expect(page.getByText("Attempted path: /404")).toBeVisible();
  await expectProblems(problems, notFoundMessages("/404"));
});
