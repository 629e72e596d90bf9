import { expect, type Page } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { expectFigures, resultHeading, typingField } from "./test-aids/typing.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";

const hebrew = "שלום World 25, ועוד מילה אחת.";
const english = "Say שלום to all 25 friends.";

test("in a text of mixed directions each word runs from its own side, and field and passage break lines alike", async ({
  page,
}) => {
  await test.step("Latin words and digits in a Hebrew text: it and its bar begin at the right, they run from the left", async () => {
    await openPage(page, "/#bar");
    await beginOwnText(page, hebrew);
    await expect(page.getByTestId("passage")).toHaveCSS("direction", "rtl");
    await expect(typingField(page)).toHaveCSS("direction", "rtl");
    expect(await caret(page)).toMatchObject({ text: "ש", beginsAt: "right" });
    const first = await caret(page);

    await page.keyboard.insertText("שלום ");
    const capital = await caret(page);
    expect(capital).toMatchObject({ text: "W" });
    expect(capital.x).toBeLessThan(first.x);
    await page.keyboard.insertText("Wo");
    const inside = await caret(page);
    expect(inside).toMatchObject({ text: "r" });
    expect(inside.x).toBeGreaterThan(capital.x);

    await page.keyboard.insertText("x");
    const wrong = await page.locator("[data-state=wrong]").boundingBox();
    expect(wrong?.x).toBeCloseTo(inside.x, 0);
    await page.keyboard.insertText("ld 25, ועוד מילה אחת.");
    await expect(resultHeading(page)).toBeVisible();
    await expectFigures(page, { Errors: "1", "Wrong keystrokes": "1" });
  });
  await test.step("a Hebrew word in an English text runs from the right, the text from the left", async () => {
    await beginOwnText(page, english);
    await expect(page.getByTestId("passage")).toHaveCSS("direction", "ltr");
    await expect(typingField(page)).toHaveCSS("direction", "ltr");
    await page.keyboard.insertText("Say ");
    const first = await caret(page);
    expect(first).toMatchObject({ text: "ש", beginsAt: "left" });
    await page.keyboard.insertText("ש");
    const second = await caret(page);
    expect(second).toMatchObject({ text: "ל" });
    expect(second.x).toBeLessThan(first.x);
    await page.keyboard.insertText("לום t");
    expect(await caret(page)).toMatchObject({ text: "o" });
  });
  await test.step("lines of mixed directions break in the field where they break in the passage", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const text = `${hebrew} ${english} `.repeat(5).trim();
    await beginOwnText(page, text);
    await page.keyboard.insertText(text.slice(0, -1));
    const lines = await page.evaluate(() => {
      const [passage, field] = ["[data-testid=passage]", "textarea"].map((selector) => {
        const element = document.querySelector(selector);
        if (!element) return null;
        const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
        const paddings = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
        return Math.round((element.scrollHeight - paddings) / Number.parseFloat(lineHeight));
      });
      return { passage, field };
    });
    expect(lines.passage).toBeGreaterThan(8);
    expect(lines.field).toBe(lines.passage);
  });
});

/** The place of the character to type next, and the side on which the bar is. */
async function caret(page: Page) {
  const current = page.locator("[data-state=current]");
  const shadow = await current.evaluate((element) => getComputedStyle(element).boxShadow);
  return {
    text: await current.textContent(),
    x: (await current.boundingBox())?.x ?? 0,
    beginsAt: shadow.includes(" -3px ") ? "right" : "left",
  };
}
