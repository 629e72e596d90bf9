import { expect } from "@playwright/test";
import { field } from "./on-screen.ts";
import { test } from "./test.ts";

test("the options open beside their button, where most of them are in view, and a letter goes to the field", async ({
  visitor,
}) => {
  await visitor.narrowTo(1280);
  await visitor.open("/");
  await visitor.click("button", "Options");
  const shown = () =>
    visitor.run(() => {
      const options = document.getElementById("options");
      const opener = document.querySelector("[popovertarget=options]");
      if (!options || !opener) return null;
      const { top, bottom, right, height } = options.getBoundingClientRect();
      const isBeside = Math.abs(right - opener.getBoundingClientRect().right) < 1;
      const isInside = top >= 0 && bottom <= innerHeight;
      return { isBeside, isInside, isMostShown: height > 0.6 * options.scrollHeight };
    });
  await expect.poll(shown).toEqual({ isBeside: true, isInside: true, isMostShown: true });
  await visitor.press("a");
  expect(await field(visitor)).toMatchObject({ value: "a", isFocused: true });
});

test("the kinds of test behind a button open as high as their keys", async ({ visitor }) => {
  await visitor.narrowTo(700);
  await visitor.open("/");
  await visitor.click("button", "More…");
  const height = () => visitor.run(() => document.getElementById("more")?.offsetHeight);
  await expect.poll(height).toBeLessThan(240);
  expect(await height()).toBeGreaterThan(120);
});
