import { expect, type Page } from "@playwright/test";
import { requestsOf } from "./test-aids/requests.ts";
import { openPage } from "./test-aids/open-page.ts";
import {
  sharedClockTest as clockTest,
  sharedPageTest as test,
  test as ownPageTest,
} from "./test.ts";

test("the page says how to reach us, how soon we answer and about what to write", async ({
  page,
}) => {
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

clockTest(
  "the mail link carries the fields into an email app; sending says what happened, empties the form and sends nothing",
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillIn(page);
    const mailLink = page.getByRole("link", { name: "Send with your email app" });
    await expect(mailLink).toHaveAttribute("href", carriesMessage);
    const requests = requestsOf(page);

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
  },
);

clockTest(
  "the success stays in a corner, covers neither way to send, scrolls nothing, and goes unless it is hovered or focused",
  async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 664 });
    await openPage(page, "/contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillIn(page);
    await page.keyboard.press("Tab");
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1000);
    await expect(page.getByRole("status")).toContainText("Success!");
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await dismiss.focus();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.clock.runFor(60_000);
    const theme = page.getByRole("button", { name: "Dark theme" });
    for (const width of [280, 390, 768, 960]) {
      for (const height of [256, 664]) {
        await page.setViewportSize({ width, height });
        // At the top of a high window, far from the ways to send.
        await (height > 256 ? theme : dismiss).focus();
        for (const block of ["start", "center", "end"] as const) {
          const message = `${width} × ${height}, with the button at the ${block}`;
          await expect
            .poll(() => coveredByToast(page, block), { message, intervals: [20] })
            .toEqual([]);
        }
      }
    }
    await page.getByLabel("Name").focus();
    await dismiss.hover();
    await page.clock.runFor(60_000);
    await page.mouse.move(0, 0);
    await page.clock.runFor(19_900);
    await expect(dismiss).toBeVisible();
    await page.clock.runFor(100);
    await expect(dismiss).toBeHidden();
    await expect(page.getByLabel("Name")).toBeFocused();
  },
);

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  ownPageTest("the success goes by itself after an earlier one was dismissed", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    for (const leave of [() => dismiss.tap(), () => page.clock.runFor(20_000)]) {
      await fillIn(page);
      await page.getByRole("button", { name: "Send message" }).tap();
      await page.clock.runFor(1000);
      await expect(dismiss).toBeVisible();
      await leave();
      await expect(dismiss).toBeHidden();
    }
  });
});

/** Which of the two ways to send a message the toast covers; "outside" if the toast is not wholly in the window. */
function coveredByToast(page: Page, block: ScrollLogicalPosition): Promise<string[]> {
  return page.evaluate((place) => {
    const controls = Array.from(document.querySelectorAll("form button, form a"));
    controls[0]?.scrollIntoView({ block: place });
    const toast = document.querySelector("output")?.parentElement?.getBoundingClientRect();
    if (!toast || toast.height === 0) return ["no toast"];
    const isInside =
      toast.top >= 0 && toast.left >= 0 && toast.bottom <= innerHeight && toast.right <= innerWidth;
    const covered = controls.filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    });
    return [...(isInside ? [] : ["outside"]), ...covered.map(({ textContent }) => textContent)];
  }, block);
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
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}
