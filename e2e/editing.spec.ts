import { expect, type Page } from "@playwright/test";
import { expectPaintedLikeField, paintedRuns } from "./painted-passage.ts";
import { sharedPageTest as test } from "./test.ts";
import { shortcuts } from "./shortcuts.ts";
import { expectFigures, figure, openTest, shownPassage, typingField } from "./typing.ts";

test("right, wrong, next and untyped characters look different, after any edit, with an emoji of many parts, and with an input method", async ({
  page,
}) => {
  await test.step("right, wrong, next and untyped characters look different", async () => {
    await openTest(page);
    const passage = await shownPassage(page);
    await page.keyboard.type(`${passage.slice(0, 4)}##`);
    expect(await paintedRuns(page)).toEqual([
      ["correct", passage.slice(0, 4)],
      ["wrong", passage.slice(4, 6)],
      ["current", passage.slice(6, 7)],
      ["pending", passage.slice(7)],
    ]);
  });
  await test.step("after any edit the passage is painted to match", async () => {
    await restart(page);
    const passage = await shownPassage(page);
    await page.keyboard.type(`${passage.slice(0, 5)}# ${passage.slice(7, 16)}`);
    for (const [name, edit] of edits) {
      await test.step(name, async () => {
        const before = await typingField(page).inputValue();
        await edit(page, passage);
        await expect(typingField(page)).not.toHaveValue(before);
        await expectPaintedLikeField(page);
      });
    }
    await expectFigures(page, { Accuracy: "100 %", Errors: "0" });
  });
  await test.step("an emoji of many parts is one character", async () => {
    await restart(page);
    const passage = await shownPassage(page);
    await page.keyboard.insertText("👩‍👩‍👧");
    await expect(figure(page, "Errors")).toHaveText("1");
    expect(await paintedRuns(page)).toEqual([
      ["wrong", passage.slice(0, 1)],
      ["current", passage.slice(1, 2)],
      ["pending", passage.slice(2)],
    ]);
  });
  await test.step("what an input method holds is neither right nor wrong until it is committed", async () => {
    await restart(page);
    const input = await page.context().newCDPSession(page);
    await input.send("Input.imeSetComposition", { text: "#", selectionStart: 1, selectionEnd: 1 });
    await expect(typingField(page)).toHaveValue("#");
    expect((await paintedRuns(page)).map(([state]) => state)).not.toContain("wrong");
    await expectFigures(page, { Accuracy: "100 %", Errors: "0" });

    await input.send("Input.insertText", { text: "#" });
    await expectPaintedLikeField(page);
    await expectFigures(page, { Accuracy: "0 %", Errors: "1" });
  });
});

const edits: readonly (readonly [string, (page: Page, passage: string) => Promise<void>])[] = [
  ["a correction", (page) => pressAll(page, "Backspace", "Backspace", "x")],
  ["a key held down", (page) => holdDown(page, "e", 8)],
  ["the last word deleted", (page) => pressAll(page, shortcuts.deleteWordBefore)],
  ["an edit undone", (page) => pressAll(page, "ControlOrMeta+Z")],
  ["an edit done again", (page) => pressAll(page, "ControlOrMeta+Shift+Z")],
  [
    "a letter put in the middle",
    (page) => pressAll(page, shortcuts.startOfLine, "ArrowRight", "x", shortcuts.endOfLine),
  ],
  [
    "a letter deleted in the middle",
    (page) => pressAll(page, shortcuts.startOfLine, "Delete", shortcuts.endOfLine),
  ],
  ["several words at once", (page, passage) => page.keyboard.insertText(passage.slice(0, 20))],
  [
    "everything typed over",
    async (page, passage) => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(passage.slice(0, 12));
    },
  ],
  ["everything deleted", (page) => pressAll(page, "ControlOrMeta+A", "Delete")],
];

async function restart(page: Page) {
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(typingField(page)).toBeFocused();
}

async function pressAll(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** The keyboard repeats a key that is pressed again before it is released. */
async function holdDown(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}
