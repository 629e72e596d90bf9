import { expect, type Page } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  expectFigures,
  openTenWords,
  openTest,
  resultHeading,
  typingField,
} from "./test-aids/typing.ts";
import { compose } from "./ways-to-type/input-method.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";

const text = "There is a box of old maps under the stairs at home.";

test("a skipped or extra letter is reported as it happens, with its mark and a way back to it, and at the end how to finish", async ({
  page,
}) => {
  await test.step("a skipped letter is reported as it happens, marked, and corrected if the visitor goes back", async () => {
    await openTest(page);
    await beginOwnText(page, text);
    await typeKeys(page, "There is a box of ol maps under");
    const hint = page.getByText("You skipped “d” in “old”. Go back to it, or carry on.");
    await expect(hint).toBeVisible();
    await expect(page.locator("[data-misaligned=skipped]")).toHaveText("d");
    await page.getByRole("button", { name: "Go back to it" }).click();
    await expect(typingField(page)).toBeFocused();
    await page.keyboard.type("d");
    await expect(hint).toBeHidden();
    await expect(page.locator("[data-misaligned]")).toHaveCount(0);
    await expectFigures(page, { Errors: "0" });
  });
  await test.step("the mark in the passage leads back as well, and an extra letter is reported with its word", async () => {
    await beginOwnText(page, text);
    await typeKeys(page, "There is a box of ol maps under");
    await page.locator("[data-misaligned=skipped]").click();
    await page.keyboard.type("d");
    await expect(typingField(page)).toHaveValue("There is a box of old maps under");

    await page.keyboard.press("ControlOrMeta+a");
    await typeKeys(page, "There is a box of oldd maps under");
    await expect(page.getByText("Extra “d” in “old”. Go back to it, or carry on.")).toBeVisible();
    await expect(page.locator("[data-misaligned=extra]")).toHaveCount(1);
  });
  await test.step("a skipped word is named once", async () => {
    await beginOwnText(page, text);
    await typeKeys(page, "There a box of old");
    await expect(page.getByText("You skipped “is”. Go back to it, or carry on.")).toBeVisible();
    await beginOwnText(page, "Take it as it is, if you like it.");
    await typeKeys(page, "Take it as it, if you");
    await expect(page.getByText("You skipped “is”. Go back to it, or carry on.")).toBeVisible();
  });
  await test.step("a skipped or extra Enter or space has its name, and a word ends with its line", async () => {
    const lines = "first line\nsecond line of text";
    await beginOwnText(page, lines);
    await typeKeys(page, "first linesecond l");
    const wayBack = "Go back to it, or carry on.";
    await expect(page.getByText(`You skipped Enter after “line”. ${wayBack}`)).toBeVisible();
    await beginOwnText(page, lines);
    await typeKeys(page, "first line\n\nsecond l");
    await expect(page.getByText(`Extra Enter after “line”. ${wayBack}`)).toBeVisible();
    await beginOwnText(page, text);
    await typeKeys(page, "There   is a box");
    await expect(page.getByText(`Extra space after “There”. ${wayBack}`)).toBeVisible();
    await beginOwnText(page, lines);
    await typeKeys(page, "first line\nscond li");
    await expect(page.getByText(`You skipped “e” in “second”. ${wayBack}`)).toBeVisible();
  });
  await test.step("in a script without spaces no word is named", async () => {
    await beginOwnText(page, "天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳");
    for (const character of "天地玄黄宙洪荒日月盈昃") await page.keyboard.insertText(character);
    await expect(page.getByText("You skipped “宇”. Go back to it, or carry on.")).toBeVisible();
  });
  await test.step("at the end of a text with a letter skipped, a hint says how to finish", async () => {
    await beginOwnText(page, text);
    await typeKeys(page, "There is a box of ol maps under the stairs at home.");
    await expect(
      page.getByText("You are 1 character short. Type anything to finish."),
    ).toBeVisible();
    await expect(liveRegions(page)).toHaveCount(0);
    await page.keyboard.type("x");
    await expect(resultHeading(page)).toBeVisible();
  });
  for (const [name, typed, word] of [
    ["a wrong last word", "There is a box of old maps under the stairs at ", "gome."],
    ["a last word out of step", "There is a box of ol maps under the stairs at ", "home.x"],
  ] as const) {
    await test.step(`under ${name} that an input method has yet to commit, a hint says how to finish`, async () => {
      await beginOwnText(page, text);
      await typeKeys(page, typed);
      await compose(page, { held: [word], committed: "" });
      await expect(page.getByText("Press Space or Enter to finish.")).toBeVisible();
      await compose(page, { held: [], committed: word });
      await expect(resultHeading(page)).toBeVisible();
    });
  }
});

for (const [rule, sentence] of [
  ["nobackspace", "Corrections are off. 1 key blocked."],
  ["wordonly", "Only the current word can be corrected. 1 key blocked."],
] as const) {
  test(`no way back is offered that the rule ${rule} forbids, and a blocked key is reported`, async ({
    page,
  }) => {
    await openTenWords(page, `-${rule}`);
    await beginOwnText(page, text);
    await typeKeys(page, "There is a box of ol maps under ");
    await expect(page.getByText("You skipped “d” in “old”.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go back to it" })).toBeHidden();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

function liveRegions(page: Page) {
  const regions = page.locator(":is([aria-live], [role=status], [role=alert], output)");
  return regions.filter({ visible: true });
}
