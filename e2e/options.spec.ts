import { expect, type Page } from "@playwright/test";
import { waitForAllCode } from "./test-aids/all-code.ts";
import { requestsOf } from "./test-aids/requests.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  completePassage,
  figure,
  openTest,
  expectResultFocused,
  resultHeading,
  typingField,
  restart,
} from "./test-aids/typing.ts";
import { visitAboutAndReturn } from "./test-aids/open-page.ts";

test("the options hide the live figures, change the size and font of the text, and stay in place while they are used", async ({
  page,
}) => {
  await test.step("live figures are hidden on request, the result is not; the open options stay in place as focus enters them", async () => {
    await openTest(page);
    await openOptions(page);
    await page.getByLabel("Hide live stats").check();
    for (const label of ["Speed", "Accuracy", "Time", "Errors"]) {
      await expect(figure(page, label)).toHaveCount(0);
    }
    await typingField(page).focus();
    await completePassage(page);
    await expectResultFocused(page);

    await openOptionsAtTop(page);
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Hide live stats")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(figure(page, "Speed")).toHaveCount(0);
    await expect(typingField(page)).toBeFocused();
    await openOptions(page);
    await page.getByLabel("Hide live stats").uncheck();
    await expect(figure(page, "Speed")).toBeVisible();
  });
  await test.step("hidden figures move nothing on a wide screen, and free their space on a small one; passage and field change size and font", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 1200 });
    const passage = page.getByTestId("passage");
    const place = await passage.boundingBox();
    await openOptions(page);
    await page.getByLabel("Hide live stats").check();
    await expect(page.getByText("Live stats are hidden.")).toBeVisible();
    expect(await passage.boundingBox()).toEqual(place);

    await page.setViewportSize({ width: 390, height: 844 });
    const hidden = await bandHeight(page);
    await page.getByLabel("Hide live stats").uncheck();
    await expect.poll(() => bandHeight(page)).toBeGreaterThan(hidden + 10);

    const normal = await fontSizes(page);
    await page.getByLabel("Large", { exact: true }).check();
    const large = await fontSizes(page);
    await page.getByLabel("Larger").check();
    const larger = await fontSizes(page);
    for (const index of [0, 1]) {
      expect(large[index]).toBeGreaterThan(normal[index] ?? 0);
      expect(larger[index]).toBeGreaterThan(large[index] ?? 0);
    }
    await expect(passage).toHaveCSS("font-family", /^"Keypace Mono"/);
    await page.getByLabel("System font").check();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Options" })).toBeFocused();
    for (const element of [passage, typingField(page)]) {
      await expect(element).toHaveCSS("font-family", /^system-ui/);
    }
  });
});

test("a sound marks the end if the option is on, and no file is fetched for it", async ({
  page,
}) => {
  await countNotes(page);
  await openTest(page);
  await waitForAllCode(page);
  const requests = requestsOf(page);
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  expect(await page.evaluate(() => window.notes)).toBe(0);

  await openOptions(page);
  await page.getByLabel("Sound when finished").check();
  expect(await page.evaluate(() => window.notes)).toBe(0);
  await page.keyboard.press("Escape");
  await restart(page);
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.notes)).toBe(2);
  expect(requests).toEqual([]);
});

test("options hold while other pages are read, are stored nowhere and end with the page", async ({
  page,
}) => {
  await openTest(page);
  await openOptions(page);
  await page.getByLabel("Hide live stats").check();
  await page.getByLabel("Larger").check();
  await visitAboutAndReturn(page);
  await openOptions(page);
  await expect(page.getByLabel("Hide live stats")).toBeChecked();
  await expect(page.getByLabel("Larger")).toBeChecked();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.reload();
  await expect(figure(page, "Speed")).toBeVisible();
});

test("a low window shows most options at once, and their title and Close stay above those that scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openTest(page);
  await openOptions(page);
  await expect(page.getByText("Text size")).toBeInViewport({ ratio: 1 });

  const close = page.getByRole("button", { name: "Close" });
  const bottomOfClose = await close.evaluate((button) => button.getBoundingClientRect().bottom);
  await page.getByRole("link", { name: "Make a plan" }).focus();
  await expect(close).toBeInViewport({ ratio: 1 });
  for (const stop of [page.getByLabel("Monospaced"), page.getByLabel("Key sounds")]) {
    while (!(await stop.evaluate((control) => control === document.activeElement))) {
      await page.keyboard.press("Shift+Tab");
    }
    expect((await stop.boundingBox())?.y).toBeGreaterThan(bottomOfClose);
  }
});

async function openOptions(page: Page) {
  await page.getByRole("button", { name: "Options" }).click();
  await expect(page.getByLabel("Hide live stats")).toBeVisible();
}

/** Opens the options where they find room only above their button, up to the top of the window. */
async function openOptionsAtTop(page: Page) {
  await expect(page.getByRole("heading", { name: "How it was measured" })).toBeVisible();
  const opener = page.getByRole("button", { name: "Options" });
  await opener.evaluate((button) => {
    const { top } = button.getBoundingClientRect();
    scrollBy({ top: top - 0.6 * innerHeight, behavior: "instant" });
  });
  await opener.press("Enter");
  await expect(page.getByLabel("Hide live stats")).toBeVisible();
}

/** The height between the buttons of the levels and the passage. */
function bandHeight(page: Page): Promise<number> {
  return page.getByRole("group", { name: "Difficulty" }).evaluate((keys) => {
    const passage = document.querySelector('[data-testid="passage"]');
    return (passage?.getBoundingClientRect().top ?? 0) - keys.getBoundingClientRect().top;
  });
}

function fontSizes(page: Page): Promise<readonly number[]> {
  return page
    .locator('[data-testid="passage"], textarea')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
}

declare global {
  interface Window {
    notes: number;
  }
}

/** Makes pages opened from now on count the notes that they play. */
async function countNotes(page: Page) {
  await page.addInitScript(() => {
    window.notes = 0;
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        window.notes += 1;
        super.start(when);
      }
    };
  });
}
