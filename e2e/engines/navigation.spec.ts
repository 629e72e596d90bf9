import { expect } from "@playwright/test";
import { planLink } from "../../src/plans/plan-link.ts";
import { readyPlans } from "../../src/plans/ready-plans.ts";
import { expectPage, focused, textOf } from "./on-screen.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

test("a link leads to its page in place, at its top and with focus at its start, back and forward to where the page was left", async ({
  visitor,
}) => {
  await visitor.open("/terms");
  await visitor.run(() => Reflect.set(window, "isSamePage", true));
  await scrollTo(visitor, 700);
  // With a key, because WebKit skips history entries that a page added without user input.
  await visitor.run(() =>
    document
      .querySelector<HTMLElement>('footer a[href="/disclaimer"]')
      ?.focus({ preventScroll: true }),
  );
  await visitor.press("Enter");
  await expectPage(visitor, "Disclaimer");
  await expect.poll(() => place(visitor)).toEqual({ path: "/disclaimer", top: 0 });
  await expect.poll(() => focused(visitor)).toBe("Disclaimer · Keypace");
  await scrollTo(visitor, 300);

  await visitor.goBack();
  await expectPage(visitor, "Terms & Conditions");
  await expect.poll(() => place(visitor)).toEqual({ path: "/terms", top: 700 });
  await visitor.goForward();
  await expectPage(visitor, "Disclaimer");
  await expect.poll(() => place(visitor)).toEqual({ path: "/disclaimer", top: 300 });
  expect(await visitor.run(() => "isSamePage" in window)).toBe(true);
});

test("keys stay in the open drawer of a narrow screen, Escape closes it, and so does a link, which leads to its page", async ({
  visitor,
}) => {
  await visitor.narrowTo(480);
  await visitor.open("/");
  await visitor.click("button", "Menu");
  await expect.poll(() => isDrawerOpen(visitor)).toBe(true);
  for (let times = 0; times < 12; times += 1) {
    await visitor.press("Tab");
    expect(await visitor.run(() => document.querySelector("body :focus:not(dialog *)"))).toBeNull();
  }
  await visitor.press("Escape");
  await expect.poll(() => isDrawerOpen(visitor)).toBe(false);
  expect(await focused(visitor)).toBe("Menu");

  await visitor.click("button", "Menu");
  await expect.poll(() => isDrawerOpen(visitor)).toBe(true);
  await visitor.click("link", "FAQ");
  await expectPage(visitor, "Frequently asked questions");
  expect(await isDrawerOpen(visitor)).toBe(false);
});

function scrollTo(visitor: Visitor, top: number): Promise<void> {
  return visitor.run((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

function place(visitor: Visitor) {
  return visitor.run(() => ({ path: location.pathname, top: scrollY }));
}

function isDrawerOpen(visitor: Visitor): Promise<boolean> {
  return visitor.run(() => document.querySelector("dialog[open]") !== null);
}

test("an address is answered again when its files come from the cache", async ({ visitor }) => {
  for (let visit = 0; visit < 2; visit += 1) {
    await visitor.open("/#60words-hard");
    const length = () =>
      visitor.run(() => document.querySelector("[data-testid=passage]")?.textContent.length);
    await expect.poll(length).toBeGreaterThan(300);
    await visitor.open("/about");
    await visitor.open("/#make-a-plan");
    await expect.poll(() => textOf(visitor, "dialog[open] h2")).toBe("Make a plan");
    await visitor.open("/about");
  }
});

test("a link opens each of the ready plans in place of the test, whose options are open, and in a new page", async ({
  visitor,
}) => {
  const title = () => textOf(visitor, "h1[dir=auto]");
  await visitor.open("/");
  await visitor.click("button", "Options");
  let link = "";
  for (const plan of readyPlans) {
    link = (await planLink(plan, "")) ?? "";
    await visitor.run((address) => location.assign(address), link);
    await expect.poll(title).toBe(plan.title);
  }
  await visitor.open("/about");
  await visitor.open(link);
  await expect.poll(title).toBe(readyPlans.at(-1)?.title);
});
