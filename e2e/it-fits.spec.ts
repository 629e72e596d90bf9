import { expect } from "@playwright/test";
import { passages } from "../src/content/passages.ts";
import { expectInView, typePart } from "./test-aids/in-view.ts";
import { typeKeys } from "./test-aids/keys.ts";
import { widenSpacing } from "./test-aids/legibility.ts";
import { sharedPageTest as test } from "./test.ts";
import { openTest, shownPassage, typingField, restart } from "./test-aids/typing.ts";
import { beginOwnText, chooseMode } from "./test-aids/exercise-picker.ts";

/** Windows in CSS pixels. */
const windows = {
  "laptops and a tablet": [
    [1366, 625],
    [1024, 600],
  ],
  "a window enlarged by 200 %, a phone on its side": [
    [844, 390],
    [640, 360],
  ],
  "phones, with their keyboards up": [
    [390, 400],
    [320, 568],
  ],
} as const;

for (const [name, sizes] of Object.entries(windows)) {
  test(`while typing on ${name}, figures, two lines of the passage and the field are in view and do not move`, async ({
    page,
  }) => {
    await openTest(page);
    for (const [index, [width, height]] of sizes.entries()) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        // A timed test once in each group, and in the narrowest windows.
        const isTimedToo = index === 0 || width < 390;
        for (const level of isTimedToo ? ["Hard", "60 seconds"] : ["Hard"]) {
          if (level === "Hard") await page.getByRole("radio", { name: level }).click();
          else await chooseMode(page, level);
          await expect(typingField(page)).toBeFocused();
          const text = await shownPassage(page);
          await page.keyboard.type(text.slice(0, 2));
          await expectInView(page, width >= 390);
          const place = await typingField(page).boundingBox();
          let typed = 2;
          for (const atOnce of level === "Hard" ? [124, 124] : [200, 200, 200]) {
            await typePart(page, text, typed, typed + atOnce);
            typed += atOnce;
            await expectInView(page, width >= 390);
            expect(await typingField(page).boundingBox()).toEqual(place);
          }
          await restart(page);
          await expectInView(page, false);
        }
      });
    }
  });
}

for (const [width, height] of [
  [320, 256],
  [426, 240],
] as const) {
  test(`enlarged to ${width} by ${height}, the caret's line, the next one and the field are in view, whether characters come key by key or many at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTest(page);
    // Twice as long as the text before.
    await beginOwnText(page, `${passages.hard[1]} ${passages.hard[3]}`);
    await expectInView(page, false);
    const text = await shownPassage(page);
    let typed = 0;
    for (const atOnce of [1, 10, 10, 40, 60, 80, 79]) {
      await page.keyboard.insertText(text.slice(typed, typed + atOnce));
      typed += atOnce;
      await expectInView(page, false);
    }
    for (let keys = 0; keys < 80; keys += 20) {
      await typeKeys(page, text.slice(typed + keys, typed + keys + 20));
      await expectInView(page, false);
    }
    // With the text spacing of WCAG.
    await widenSpacing(page);
    await typeKeys(page, text.slice(typed + 80, typed + 90));
    await expectInView(page, false);
  });
}

test("scrolling the passage or lowering the window leaves the caret's line in place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openTest(page);
  await beginOwnText(page, passages.hard[1]);
  const text = await shownPassage(page);
  await page.keyboard.insertText(text.slice(0, 100));
  await expectInView(page, false);
  for (const [start, top] of [
    [100, 0],
    [110, 1000],
  ] as const) {
    await page.getByTestId("passage").evaluate((box, scrollTop) => box.scrollTo(0, scrollTop), top);
    await page.keyboard.insertText(text.slice(start, start + 10));
    await expectInView(page, false);
  }
  await page.setViewportSize({ width: 320, height: 180 });
  await expectInView(page, false);
  for (let start = 120; start < 220; start += 25) {
    await page.keyboard.insertText(text.slice(start, start + 25));
    await expectInView(page, false);
  }
});

test("zooming in with two fingers leaves the page where it is, although the field has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openTest(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const session = await page.context().newCDPSession(page);
  for (const pageScaleFactor of [2.5, 1]) {
    await session.send("Emulation.setPageScaleFactor", { pageScaleFactor });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(pageScaleFactor);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test("at rest all is in view on a laptop, each typed line is under its line, and very wide windows do not lengthen lines", async ({
  page,
}) => {
  await test.step("at rest all is in view on a laptop, the language is beside the levels on a tablet, and each typed line is under its line on any screen", async () => {
    await page.setViewportSize({ width: 1366, height: 625 });
    await openTest(page);
    await expect(page.getByTestId("passage")).toBeInViewport({ ratio: 1 });
    await expect(typingField(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Weak spots")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 700 });
    const { y } = (await page.getByLabel("Language").boundingBox()) ?? {};
    expect(y).toBe((await page.getByRole("group", { name: "Difficulty" }).boundingBox())?.y);
    for (const width of [1366, 820, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const [passage, field] = await Promise.all(
        [page.getByTestId("passage"), typingField(page)].map((element) =>
          element.evaluate(measures),
        ),
      );
      expect(field, `${width} px wide`).toEqual(passage);
      // In some fonts, the vowel marks of Arabic reach 0.15 of the text size below their line.
      expect(field?.isLastLineWhole, `${width} px wide`).toBe(true);
    }
  });
  await test.step("in very wide windows the test takes most of the width, and a line keeps its characters", async () => {
    await page.getByRole("radio", { name: "Hard" }).click();
    const section = page.getByRole("region", { name: "Typing test" });
    const shape = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      const share = ((await section.boundingBox())?.width ?? 0) / width;
      const lines = await page.getByTestId("passage").evaluate((box) => {
        const { fontSize, lineHeight } = getComputedStyle(box);
        return [box.clientWidth / Number.parseFloat(fontSize), lineHeight];
      });
      return { share, characters: Math.floor((lines[0] as number) / 0.6), lineHeight: lines[1] };
    };
    const desk = await shape(1920, 1080);
    expect(desk).toMatchObject({ characters: 58, lineHeight: "36px" });
    for (const [width, height] of [
      [2560, 1440],
      [3840, 2160],
    ] as const) {
      const wide = await shape(width, height);
      expect(wide.characters, `${width} px wide`).toBe(58);
      expect(wide.share, `${width} px wide`).toBeGreaterThan(0.6);
      await expectInView(page, true);
    }
    // As wide as the first, but too low for larger letters.
    expect((await shape(2560, 640)).lineHeight).toBe("36px");
  });
});

/** What decides where lines break, their left edge, and whether the last one has space below. */
function measures(element: Element) {
  const style = getComputedStyle(element);
  const { paddingLeft, paddingRight, borderLeftWidth, font, fontSize } = style;
  const { lineHeight, letterSpacing, textWrap } = style;
  const { left } = element.getBoundingClientRect();
  const inset = Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
  const width =
    element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // A border below takes whole pixels.
  const isLastLineWhole =
    element.clientHeight % Number.parseFloat(lineHeight) >=
    Math.floor(0.15 * Number.parseFloat(fontSize));
  const start = Math.round(left + inset);
  return { start, width, isLastLineWhole, font, lineHeight, letterSpacing, textWrap };
}

test("neither extra text without spaces nor a speed of five digits makes the result wider than a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTest(page);
  for (const text of ["x".repeat(300), "你好世界".repeat(60)]) {
    await beginOwnText(page, text);
    // Many characters at once take hardly any time.
    await page.keyboard.insertText(text.slice(0, 10));
    await page.keyboard.insertText("q".repeat(60));
    await page.keyboard.insertText(text.slice(40));
    await expect(page.getByRole("heading", { name: "How it was measured" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
