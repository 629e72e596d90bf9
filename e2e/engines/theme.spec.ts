import { expect } from "@playwright/test";
import { expectPage } from "./on-screen.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

test("the button changes the theme, and the choice holds on every page and when it is opened again", async ({
  visitor,
}) => {
  await visitor.open("/");
  const light = await background(visitor);
  await visitor.click("button", "Dark theme");
  await expect.poll(() => isPressed(visitor)).toBe("true");
  const dark = await background(visitor);
  expect(dark).not.toBe(light);

  await visitor.click("link", "About");
  await expectPage(visitor, "About Keypace");
  expect(await background(visitor)).toBe(dark);
  await visitor.open("/terms");
  expect(await background(visitor)).toBe(dark);
  expect(await isPressed(visitor)).toBe("true");

  await visitor.click("button", "Dark theme");
  await expect.poll(() => background(visitor)).toBe(light);
});

function background(visitor: Visitor): Promise<string> {
  return visitor.run(() => getComputedStyle(document.documentElement).backgroundColor);
}

function isPressed(visitor: Visitor): Promise<string | null | undefined> {
  return visitor.run(() => document.querySelector("button[aria-pressed]")?.ariaPressed);
}
