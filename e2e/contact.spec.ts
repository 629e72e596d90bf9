import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { test } from "./test.ts";

test("the page says how to reach us, how long it takes and what about", async ({ page }) => {
  await openPage(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.getByText("24-48 hours")).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toHaveText(/@/);
  for (const topic of [
    "Bug reports",
    "Feature suggestions",
    "Technical issues",
    "General feedback",
    "Partnerships",
  ]) {
    await expect(main.getByText(topic)).toBeVisible();
  }
  await expect(main.locator('a[href="/faq"]')).toBeVisible();
  await expect(
    main.getByText("This is a demo form. In a real implementation, this would send an email."),
  ).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveAttribute("rows", "6");
});

test("sending acts for a second, says what is true, empties the form and sends nothing", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const status = page.getByRole("status");
  await page.clock.runFor(999);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(status).toBeEmpty();
  await page.clock.runFor(1);
  await expect(status).toContainText("Success! Thank you for your message.");
  await expect(status).toContainText("This is a demo form, so nothing left your browser.");
  await expect(status.getByRole("link")).toHaveAttribute("href", carriesMessage);
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  }
  expect(requests).toEqual([]);

  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(status).toBeEmpty();
});

test("the mail link carries the fields into the visitor's own mail program", async ({ page }) => {
  await openPage(page, "/contact");
  await fillIn(page);
  await expect(page.getByRole("link", { name: "Send with your mail program" })).toHaveAttribute(
    "href",
    carriesMessage,
  );
});

for (const [width, height] of [
  [1280, 720],
  [390, 664],
  [320, 480],
] as const) {
  test(`at ${width} × ${height} pixels the success is in view and covers no button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, "/contact");
    await fillIn(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("Success!");
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeInViewport({ ratio: 1 });
    // Playwright clicks only what nothing covers.
    await page.getByRole("link", { name: "Send with your mail program" }).click({ trial: true });
    await page.getByRole("button", { name: "Send message" }).click({ trial: true });
  });
}

const carriesMessage =
  /^mailto:[^?]+@[^?]+\?subject=Keys%20%26%20pace&body=One%0D%0Atwo%0D%0A%0D%0AAda%0D%0Aada%40home\.example$/;

async function fillIn(page: Page) {
  for (const [label, text] of [
    ["Name", "Ada"],
    ["Email", "ada@home.example"],
    ["Subject", "Keys & pace"],
    ["Message", "One\ntwo"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  }
}
