import { expect, type Locator, type Page } from "@playwright/test";
import { typeKeys } from "./keys.ts";
import { openPage } from "./open-page.ts";

export function typingField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Type the passage here" });
}

/** The element with the value of a figure, live or in the result. */
export function figure(page: Page, label: string): Locator {
  return page
    .getByRole("region", { name: "Typing test" })
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .getByRole("definition");
}

export async function expectFigures(page: Page, figures: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(figures)) {
    await expect(figure(page, label), label).toHaveText(value);
  }
}

export function resultHeading(page: Page): Locator {
  return page.getByRole("heading", {
    name: /^(?:[\d,]+ characters per minute, )?[\d,]+ words? per minute, [\d.]+ percent accuracy(?:$|\. )/,
  });
}

/**
 * Expects the heading of the result to have the focus, which it takes 0.4 s after the last key: Playwright's
 * own `toBeFocused` looks after 0.35 s, and then after 0.85 s.
 */
export async function expectResultFocused(page: Page): Promise<void> {
  const isFocused = () =>
    resultHeading(page).evaluate((heading) => heading === document.activeElement);
  await expect.poll(isFocused, { intervals: [400, 30] }).toBe(true);
}

/** The start of the result's heading at a speed, with a separator from 10,000 on. */
export function headingAt(wordsPerMinute: number): RegExp {
  const speed = wordsPerMinute.toLocaleString("en", { useGrouping: "min2" });
  return new RegExp(`^${speed} words per minute`);
}

/** Opens the test with its field focused. */
export async function openTest(page: Page): Promise<void> {
  await openPage(page, "/");
  await typingField(page).focus();
}

/** Waits until the deferred parts have loaded, which add the languages and notice pauses and hidden tabs. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await expect(page.getByRole("option", { name: "Deutsch" })).toBeAttached();
}

/** Opens the shortest test, to be typed key by key, with its field focused. */
export async function openTenWords(page: Page, setUp = ""): Promise<void> {
  await openPage(page, `/#10words${setUp}`);
  await expect(page.getByTestId("passage")).toHaveText(/^(?:\S+ ){9}\S+$/);
  await typingField(page).focus();
}

export async function chooseLevel(page: Page, level: "Easy" | "Medium" | "Hard"): Promise<void> {
  await page.getByRole("radio", { name: level }).click();
  await expect(typingField(page)).toBeFocused();
}

export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(typingField(page)).toBeFocused();
}

export async function restart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(typingField(page)).toBeFocused();
}

export async function shownPassage(page: Page): Promise<string> {
  return (await page.getByTestId("passage").textContent()) ?? "";
}

/**
 * Types the passage with the keyboard at a person's pace, because links refuse faster ones: 10 keys, then a
 * second of the page's clock.
 */
export async function typePassageAsPerson(page: Page, from = 0): Promise<void> {
  await page.clock.install();
  const passage = await shownPassage(page);
  for (let start = from; start < passage.length; start += 10) {
    await typeKeys(page, passage.slice(start, start + 10));
    await page.clock.fastForward(1000);
  }
}

/**
 * Completes the passage from a position on: all at once except for the last keys, which the result
 * reports.
 */
export async function completePassage(page: Page, from = 0): Promise<void> {
  const passage = await shownPassage(page);
  await page.keyboard.insertText(passage.slice(from, -5));
  await page.keyboard.type(passage.slice(-5));
}

/** Types the passage with the keyboard, from a position to its end. */
export async function typePassage(page: Page, from = 0): Promise<void> {
  const passage = await shownPassage(page);
  await typeKeys(page, passage.slice(from));
}
