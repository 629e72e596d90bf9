import { expect } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { sharedPageTest as test } from "./test.ts";
import { openTest, expectResultFocused, resultHeading, shownPassage } from "./test-aids/typing.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";

const text = "the other three there ".repeat(8).trim();

/** The mistakes of a test, and a text of their explanation, after the analysis. */
const mistakes = {
  none: { typed: text, explanation: "Slowest keys" },
  "wrong letters": { typed: text.replaceAll("the ", "xhe "), explanation: "Practise" },
  "a skipped letter": {
    typed: text.replace("three", "thre"),
    explanation: /because of one skipped letter/,
  },
  "swapped letters": { typed: text.replace("three", "htree"), explanation: "Mistakes left" },
} as const;

for (const [width, height, textSize, isHeadShown, what] of [
  [1280, 900, 16, true, "wrong letters"],
  [1280, 800, 20, false, "wrong letters"],
  [1366, 625, 16, false, "wrong letters"],
  [428, 700, 16, false, "wrong letters"],
  [320, 568, 16, false, "wrong letters"],
  [320, 568, 24, false, "wrong letters"],
  [390, 700, 16, false, "none"],
  [390, 700, 16, false, "a skipped letter"],
  [390, 700, 16, false, "swapped letters"],
] as const) {
  test(`the result of a test with mistakes (${what}) appears in its place in one step and no part of it moves, ${width} by ${height}, texts of ${textSize} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: textSize, fixed: textSize } });
    await openTest(page);
    await beginOwnText(page, text);
    const { typed, explanation } = mistakes[what];
    // Key by key: a text that was inserted has a note, which takes more space than the result of any
    // person.
    const keys = typed.slice(0, text.length - 1);
    // In narrow windows evenly, so that there is a range, which the legend of the pace names too.
    if (width < 768) await page.keyboard.type(keys, { delay: 25 });
    else await typeKeys(page, keys);
    await page.evaluate(recordTopsOfResult);
    // After a skipped letter, a key that is not the last letter, which would make another letter extra.
    await page.keyboard.type(typed[text.length - 1] ?? ".");
    await expectResultFocused(page);
    const tops = await page.evaluate(() => window.topsOfResult);
    expect(tops).toHaveLength(1);
    expect(await page.evaluate(() => scrollY === 0)).toBe(isHeadShown);
    await expect(resultHeading(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Try Again" })).toBeInViewport({ ratio: 1 });
    // The legend of the pace, at every width.
    await expect(page.getByText(/^overall, /).first()).toBeVisible();
    await expect(page.getByText(explanation).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(placesInResult)).toEqual(
      await page.evaluate(() => window.placesAtFirst),
    );
    await session.detach();
  });
}

test("what was about to scroll into view while typing stays where it is once the result is shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.addInitScript(recordPlacesWithResult);
  await openTest(page);
  await page.evaluate(recordTopsOfResult);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 1));
  await page.keyboard.insertText(passage.slice(1));
  await expectResultFocused(page);
  expect(await page.evaluate(() => window.topsOfResult)).toHaveLength(1);
});

test("going back from another page leads to the place in the report that was left", async ({
  page,
}) => {
  await openTest(page);
  await page.keyboard.insertText(await shownPassage(page));
  const last = page.getByRole("heading", { name: "How it was measured" });
  await expect(last).toBeVisible();
  await expectResultFocused(page);
  await last.evaluate((heading) => heading.scrollIntoView());
  const place = await last.boundingBox();
  // A click by Playwright scrolls first, because scroll padding covers the header.
  const links = page.getByRole("navigation", { name: "Main" });
  await links.getByRole("link", { name: "About" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
  await page.goBack();
  await expect.poll(() => last.boundingBox()).toEqual(place);
});

test("the header covers no part of the result if an on-screen keyboard closes with the field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openTest(page);
  await page.keyboard.insertText(await shownPassage(page));
  await expectResultFocused(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const header = page.getByRole("banner");
  await expect
    .poll(async () => (await resultHeading(page).boundingBox())?.y)
    .toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 0);
  await expect(resultHeading(page)).toBeInViewport({ ratio: 1 });
});

/** Runs in the page: records where the result is painted, and where its parts are at first. */
function recordTopsOfResult(): void {
  window.topsOfResult = [];
  const noteNext = (result: Element) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      const { top } = entry?.boundingClientRect ?? {};
      if (top !== undefined && top !== window.topsOfResult.at(-1)) window.topsOfResult.push(top);
      noteNext(result);
    }).observe(result);
  };
  new MutationObserver((_, mutations) => {
    const result = document.querySelector("[data-result]");
    if (!result) return;
    mutations.disconnect();
    window.placesAtFirst = Array.from(result.children, (part) => (part as HTMLElement).offsetTop);
    noteNext(result);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: where the parts of the result are now. */
function placesInResult(): readonly number[] {
  const parts = document.querySelectorAll<HTMLElement>("[data-result] > *");
  return Array.from(parts, ({ offsetTop }) => offsetTop);
}

/** Runs in the page: records where elements are while typing and in the frame that shows the result. */
function recordPlacesWithResult(): void {
  const Observer = IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        if (document.querySelector("[data-result]")) return callback(entries, observer);
        const callAgain = () => {
          const places = entries.map(({ target }) => ({
            target,
            boundingClientRect: target.getBoundingClientRect(),
          }));
          callback(places as IntersectionObserverEntry[], observer);
        };
        new MutationObserver((_, mutations) => {
          if (!document.querySelector("[data-result]")) return;
          mutations.disconnect();
          requestAnimationFrame(callAgain);
        }).observe(document, { childList: true, subtree: true });
      }, options);
    }
  };
}

declare global {
  interface Window {
    topsOfResult: number[];
    /** Of its parts, before any of them has changed. */
    placesAtFirst: readonly number[];
  }
}
