import { expect, type Page } from "@playwright/test";
import { expectPaintedLikeField, isCurrentInView } from "../test-aids/painted-passage.ts";
import { sharedPageTest as test } from "../test.ts";
import {
  completePassage,
  expectResultFocused,
  openTest,
  shownPassage,
  typingField,
  tryAgain,
} from "../test-aids/typing.ts";
import { compose } from "./input-method.ts";

test("type on the passage: the field lies over it, takes real keys, and stands apart in the result", async ({
  page,
}) => {
  await openTest(page);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel("Type on the passage").check();
  await typingField(page).focus();
  await expectOverlaid(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(`${passage.slice(0, 12)}#`);
  await expectPaintedLikeField(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await expect(typingField(page)).toHaveValue("");
  await completePassage(page);
  await expectResultFocused(page);
  const [text, field] = await Promise.all([
    page.getByTestId("passage").boundingBox(),
    typingField(page).boundingBox(),
  ]);
  expect(field?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await tryAgain(page);
  await expectOverlaid(page);
});

test("the hint names the last wrong letter, also if another replaces it, until it is corrected", async ({
  page,
}) => {
  await openOverlaid(page, "easy");
  const passage = await shownPassage(page);
  const at = passage.indexOf(" ") + 1;
  const word = passage.slice(at).split(" ")[0]?.replace(/\W+$/, "");
  const hint = page.getByText(/^You typed/);
  await page.keyboard.type(`${passage.slice(0, at)}#`);
  await expect(hint).toHaveText(`You typed “#” for “${passage[at]}” in “${word}”.`);
  await expect(page.getByText("restarts.")).toBeHidden();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.type("@");
  await expect(hint).toHaveText(`You typed “@” for “${passage[at]}” in “${word}”.`);
  await page.keyboard.type(passage.slice(at + 1, at + 10));
  await expect(hint).toBeVisible();
  for (let key = 0; key < 10; key += 1) await page.keyboard.press("Backspace");
  await expect(hint).toHaveCount(0);
  await expect(page.getByText("restarts.")).toBeVisible();
});

test("on a phone the field over a short text covers nothing below it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOverlaid(page, "10words");
  await page.getByRole("button", { name: "Options" }).click();
  await expect(page.getByLabel("Type on the passage")).toBeChecked();
});

test("what an input method composes is shown at the character to type, within the passage", async ({
  page,
}) => {
  await openOverlaid(page, "60-hard");
  const passage = await shownPassage(page);
  const composed = page.getByText("にほんご", { exact: true }).and(page.locator("span"));
  let typed = 0;
  for (const until of [0, 57, 400]) {
    await page.keyboard.insertText(passage.slice(typed, until));
    typed = until;
    await compose(page, { held: ["にほんご"], committed: "" });
    await expect(composed).toBeVisible();
    const box = await page.getByTestId("passage").boundingBox();
    const mark = await composed.boundingBox();
    if (!box || !mark) throw new Error("Nothing is shown.");
    expect(mark.x).toBeGreaterThanOrEqual(box.x - 1);
    expect(mark.x + mark.width).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(mark.y).toBeGreaterThanOrEqual(box.y - 1);
    expect(mark.y + mark.height).toBeLessThanOrEqual(box.y + box.height + 1);
    await compose(page, { held: [""], committed: "" });
    await expect(composed).toBeHidden();
  }
});

for (const setUp of ["60-hard", "ar-60"]) {
  test(`the field lies over the passage, and the next character is in view, on narrow and wide screens: ${setUp}`, async ({
    page,
  }) => {
    await openOverlaid(page, setUp);
    const passage = await shownPassage(page);
    let typed = 0;
    for (const [width, height] of [
      [320, 568],
      [390, 400],
      [768, 1024],
      [1366, 625],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.keyboard.insertText(passage.slice(typed, typed + 60));
      typed += 60;
      await expectOverlaid(page);
      await expect.poll(() => isCurrentInView(page), `${width} px wide`).toBe(true);
    }
  });
}

async function openOverlaid(page: Page, setUp: string) {
  await page.goto(`/#${setUp}-overlay`);
  await expect(typingField(page)).toBeEditable();
  await expectOverlaid(page);
  await typingField(page).focus();
}

/** The field has the passage wholly under it, and its lines break as those of the passage do. */
async function expectOverlaid(page: Page) {
  await expect(async () => {
    const text = await page.getByTestId("passage").boundingBox();
    const field = await typingField(page).boundingBox();
    if (!text || !field) throw new Error("Nothing is shown.");
    expect(text.y).toBeGreaterThanOrEqual(field.y);
    expect(text.y + text.height).toBeLessThanOrEqual(field.y + field.height);
    const inner = await typingField(page).evaluate((element) => {
      const { borderLeftWidth, paddingLeft, paddingRight } = getComputedStyle(element);
      const [start, end] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
      return {
        x: element.getBoundingClientRect().x + Number.parseFloat(borderLeftWidth) + start,
        width: element.clientWidth - start - end,
      };
    });
    expect(inner.x).toBeCloseTo(text.x, 0);
    expect(inner.width).toBeCloseTo(text.width, 0);
  }).toPass();
}
