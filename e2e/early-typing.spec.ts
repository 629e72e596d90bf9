import { expect, type Page } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { requestsOf } from "./test-aids/requests.ts";
import { passages } from "../src/content/passages.ts";
import { paintedFrames, recordFrames } from "./test-aids/frames.ts";
import { inputDuration, recordInputTimes } from "./test-aids/input-times.ts";
import { expectInteractive } from "./test-aids/open-page.ts";
import { expectPaintedLikeField, isCurrentInView } from "./test-aids/painted-passage.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  completePassage,
  expectFigures,
  headingAt,
  resultHeading,
  shownPassage,
  typePassage,
  typingField,
} from "./test-aids/typing.ts";
import { holdBack } from "./test-aids/hold-back.ts";

test("what is typed before the script arrives is kept, coloured and counted by its own time", async ({
  page,
}) => {
  await recordInputTimes(page);
  const deliverScripts = await openWithoutScripts(page);
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(`${passage.slice(0, 9)}#`);
  await expect(page.locator("[data-state=wrong]")).toHaveCount(0);

  deliverScripts();
  await expectFigures(page, { Accuracy: "90 %", Errors: "1" });
  await expect(typingField(page)).toHaveValue(`${passage.slice(0, 9)}#`);
  await expect(typingField(page)).toBeFocused();
  await expectPaintedLikeField(page);
  expect(await shownPassage(page)).toBe(passage);

  await typePassage(page, 10);
  const speed = Math.round((12_000 * passage.length) / (await inputDuration(page)));
  await expect(resultHeading(page)).toHaveText(headingAt(speed));
  await expectFigures(page, { Errors: "1", "Wrong keystrokes": "1" });
  await expect(page.getByText("some text was not typed")).toHaveCount(0);
});

test("for visitors who type before the script arrives, no other is fetched before the end, and then the result appears", async ({
  page,
}) => {
  const deliverScripts = await openWithoutScripts(page);
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(`#${passage.slice(1, 9)}`);
  const requests = requestsOf(page);
  deliverScripts();
  await expectFigures(page, { Errors: "1" });
  await page.keyboard.insertText(passage.slice(9, -1));
  const scripts = () => requests.filter((request) => request.startsWith("script"));
  expect(scripts()).toEqual([]);
  await page.keyboard.type(passage.slice(-1));
  await expect(resultHeading(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mistakes" })).toBeVisible();
  expect(scripts()).not.toEqual([]);
});

test("the test runs before React has loaded, and continues in React", async ({ page }) => {
  const deliverReact = await openWithoutReact(page);
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(`${passage.slice(0, 9)}#`);
  await expectPaintedLikeField(page);
  await expectFigures(page, { Accuracy: "90 %", Errors: "1" });
  deliverReact();
  await expect(page.locator("[data-alive]")).toBeAttached();
  await expectPaintedLikeField(page);
  await completePassage(page, 10);
  await expectFigures(page, { Errors: "1", "Wrong keystrokes": "1" });
});

test("a test that ends before React has loaded has its result as soon as React has", async ({
  page,
}) => {
  const deliverReact = await openWithoutReact(page);
  await typingField(page).focus();
  await completePassage(page);
  await expectFigures(page, { Accuracy: "100 %", Errors: "0" });
  deliverReact();
  await expect(resultHeading(page)).toBeVisible();
  await expect(typingField(page)).toBeDisabled();
  await expect(page.getByText("The clock starts with your first character.")).toHaveCount(0);
});

test("a level picked before the script arrives is the level of the test", async ({ page }) => {
  const deliverScripts = await openWithoutScripts(page);
  await page.getByRole("radio", { name: "Hard" }).click();
  deliverScripts();
  await expectHardPassage(page);
});

test("a level picked before React has loaded begins at once, and what is typed stays", async ({
  page,
}) => {
  const deliverReact = await openWithoutReact(page);
  await expectPaintedLikeField(page);
  await page.getByRole("radio", { name: "Hard" }).click();
  await expectHardPassage(page);
  const passage = await shownPassage(page);
  await typingField(page).focus();
  await page.keyboard.type(passage.slice(0, 9));
  deliverReact();
  await expect(page.locator("[data-alive]")).toBeAttached();
  expect(await shownPassage(page)).toBe(passage);
  await expect(typingField(page)).toHaveValue(passage.slice(0, 9));
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
});

test("the level of the test, picked again before the script arrives, begins another passage", async ({
  page,
}) => {
  const deliverScripts = await openWithoutScripts(page);
  const first = await shownPassage(page);
  await page.getByRole("radio", { name: "Easy" }).click();
  deliverScripts();
  await expect(page.getByTestId("passage")).not.toHaveText(first);
});

test("Restart begins another passage before React has loaded", async ({ page }) => {
  await openWithoutReact(page);
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 5));
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(typingField(page)).toHaveValue("");
  await expect(page.getByTestId("passage")).not.toHaveText(passage);
});

test("what was typed after a level was picked stays, even if no script had loaded to begin it", async ({
  page,
}) => {
  const deliverScripts = await openWithoutScripts(page);
  await page.getByRole("radio", { name: "Hard" }).click();
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 5));
  deliverScripts();
  await expectEasyTestToContinue(page, passage.slice(0, 5));
});

test("a level that the browser restores, which nobody picked, changes nothing", async ({
  page,
}) => {
  const deliverReact = await openWithoutReact(page);
  // As Firefox does when it reloads a page.
  await page.getByRole("radio", { name: "Hard" }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
  });
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 5));
  deliverReact();
  await expectEasyTestToContinue(page, passage.slice(0, 5));
});

test("on a phone, a passage that was begun before React has loaded scrolls with the caret", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const deliverReact = await openWithoutReact(page);
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 20));
  deliverReact();
  await expect(page.locator("[data-alive]")).toBeAttached();
  await typeKeys(page, passage.slice(20, 150));
  await expect.poll(() => isCurrentInView(page)).toBe(true);
});

test("what is typed while React takes the page over, step by step, is not lost", async ({
  page,
}) => {
  await openWithStepsHeldUp(page);
  const passage = await shownPassage(page);
  await typingField(page).focus();
  await page.keyboard.type(passage.slice(0, 4));
  await page.evaluate(() => window.goOn());
  await expectPaintedLikeField(page);
  await completePassage(page, 4);
  await expect(resultHeading(page)).toBeVisible();
  await expectFigures(page, { Accuracy: "100%", "Wrong keystrokes": "0" });
});

test("a level picked while React takes the page over is the level of the test", async ({
  page,
}) => {
  await openWithStepsHeldUp(page);
  await page.getByRole("radio", { name: "Hard" }).click();
  await page.evaluate(() => window.goOn());
  await expectHardPassage(page);
});

test("the first passage differs from visit to visit, and never after it is painted", async ({
  page,
}) => {
  await recordFrames(
    page,
    `(() => {
      const passage = document.querySelector('[data-testid="passage"]');
      return passage?.checkVisibility({ visibilityProperty: true }) ? passage.textContent : "none";
    })()`,
  );
  const seen = new Set<string>();
  for (let visits = 0; seen.size < 3 && visits < 60; visits += 1) {
    const deliverScripts = await openWithoutScripts(page);
    await expect.poll(() => passagesSeen(page)).toHaveLength(1);
    deliverScripts();
    await expectInteractive(page);
    const frames = await passagesSeen(page);
    expect(frames).toEqual([await shownPassage(page)]);
    for (const passage of frames) seen.add(passage);
  }
  expect(seen.size).toBe(3);
  for (const passage of seen) expect(passages.easy).toContain(passage);
});

/**
 * Opens Home before any script has loaded, as on a slow connection.
 *
 * @returns a function that lets them arrive.
 */
function openWithoutScripts(page: Page): Promise<() => void> {
  return openWithout(page, "**/*.js");
}

/** Opens Home with the script that runs the test, but before React has loaded. */
function openWithoutReact(page: Page): Promise<() => void> {
  return openWithout(page, "**/assets/client-*.js");
}

async function openWithout(page: Page, files: string): Promise<() => void> {
  const deliver = await holdBack(page, files);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByTestId("passage")).toBeVisible();
  return deliver;
}

declare global {
  interface Window {
    heldUpSteps: (() => void)[];
    goOn: () => void;
  }
}

/** Opens Home up to React's first step. */
async function openWithStepsHeldUp(page: Page): Promise<void> {
  await page.addInitScript(holdUpSteps);
  await page.goto("/");
  await page.waitForFunction(() => window.heldUpSteps.length > 0);
}

/** Holds the messages with which React schedules its next step, until it may continue. */
function holdUpSteps(): void {
  let isHeldUp = true;
  window.heldUpSteps = [];
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const send = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        if (isHeldUp) window.heldUpSteps.push(() => send(message));
        else send(message);
      };
    }
  };
  window.goOn = () => {
    isHeldUp = false;
    for (const step of window.heldUpSteps) step();
  };
}

async function expectEasyTestToContinue(page: Page, typed: string): Promise<void> {
  await expect(page.locator("[data-alive]")).toBeAttached();
  await expectPaintedLikeField(page);
  await expect(typingField(page)).toHaveValue(typed);
  await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();
}

async function expectHardPassage(page: Page): Promise<void> {
  await expect.poll(async () => passages.hard.includes(await shownPassage(page))).toBe(true);
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
}

async function passagesSeen(page: Page): Promise<readonly string[]> {
  return (await paintedFrames(page)).filter((passage) => passage !== "none");
}
