import { expect } from "@playwright/test";
import { focused } from "./on-screen.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

test("keys move between the questions and toggle them, one open at a time", async ({ visitor }) => {
  await visitor.open("/faq");
  await visitor.run(() => document.querySelector<HTMLElement>("#free summary")?.focus());
  await visitor.press("Enter");
  await expect.poll(() => openQuestions(visitor)).toEqual(["free"]);
  await visitor.press("ArrowDown", "Enter");
  await expect.poll(() => openQuestions(visitor)).toEqual(["registration"]);
  await visitor.press("Space");
  await expect.poll(() => openQuestions(visitor)).toEqual([]);
  await visitor.press("End");
  await expect.poll(() => focused(visitor)).toContain("Do I get a different text each time?");
  await visitor.press("ArrowDown");
  await expect.poll(() => focused(visitor)).toContain("Is Keypace really free?");
  await visitor.press("ArrowUp", "Home");
  await expect.poll(() => focused(visitor)).toContain("Is Keypace really free?");
});

test("an address with a question's id opens that question and brings it into view", async ({
  visitor,
}) => {
  await visitor.open("/faq#wpm-calculation");
  await expect.poll(() => openQuestions(visitor)).toEqual(["wpm-calculation"]);
  const isInView = () =>
    visitor.run(() => {
      const box = document.querySelector("details[open] summary")?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});

function openQuestions(visitor: Visitor): Promise<readonly string[]> {
  return visitor.run(() => Array.from(document.querySelectorAll("details[open]"), ({ id }) => id));
}
