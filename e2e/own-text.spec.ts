import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { dropOn } from "./test-aids/drop-on.ts";
import { paintedRuns } from "./test-aids/painted-passage.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  chooseLevel,
  expectFigures,
  openTest,
  resultHeading,
  shownPassage,
  typingField,
  tryAgain,
} from "./test-aids/typing.ts";
import {
  beginOwnText,
  modeButton,
  openFile,
  openOwnText,
  ownTextDialog,
  ownTextField,
  typeThisText,
} from "./test-aids/exercise-picker.ts";
import { visitAboutAndReturn } from "./test-aids/open-page.ts";

test("a text is typed, pasted, dropped or opened from a file in UTF-8 or UTF-16, and tidied, as the preview says", async ({
  page,
}, testInfo) => {
  await test.step("a text typed or pasted into the dialog is what is typed next", async () => {
    await openTest(page);
    await openOwnText(page);
    await ownTextField(page).focus();
    await page.keyboard.type("My own words");
    // The page sets it, because a browser takes seconds to find the direction of a long text.
    await expect(ownTextField(page)).toHaveAttribute("dir", "ltr");
    await typeThisText(page);
    await expect(modeButton(page, "Your text")).toBeChecked();
    await page.keyboard.type("My own words");
    await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);

    await tryAgain(page);
    await page.keyboard.type("Cut from");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+X");
    await openOwnText(page);
    await ownTextField(page).fill("");
    await ownTextField(page).focus();
    await page.keyboard.press("ControlOrMeta+V");
    await typeThisText(page);
    expect(await shownPassage(page)).toBe("Cut from");
  });
  await test.step("text and files can be dropped, also on the words around the field", async () => {
    await openOwnText(page);
    await ownTextField(page).fill("");
    const words = { mimeType: "text/plain", data: "Dropped words" };
    await dropOn(ownTextDialog(page).getByRole("textbox", { name: "Your text" }), {
      items: [words],
      dragOperationsMask: 1,
    });
    await expect(ownTextField(page)).toHaveValue("Dropped words");

    const path = testInfo.outputPath("dropped.txt");
    await writeFile(path, "A dropped file");
    await dropOn(ownTextDialog(page).getByRole("heading", { name: "Your text" }), {
      items: [],
      files: [path],
      dragOperationsMask: 1,
    });
    await expect(ownTextField(page)).toHaveValue("A dropped file");
    await expect(ownTextField(page)).toBeFocused();
    await page.keyboard.press("Escape");
  });
  await test.step("a file in UTF-16 is opened", async () => {
    const sentence = "Żółć über 日本";
    await openOwnText(page);
    await openFile(page, Buffer.from(`\ufeff${sentence}`, "utf16le"));
    await expect(ownTextField(page)).toHaveValue(sentence);
    await typeThisText(page);
    expect(await shownPassage(page)).toBe(sentence);
  });
  await test.step("a text is tidied, and the preview says how; a tidy text is previewed without remarks, a long one by its beginning", async () => {
    await openOwnText(page);
    await openFile(page, Buffer.from("One\tand\u00a0two \r\n\r\n\r\n\r\n  three\u200b   four\r\n"));
    await expect(ownTextDialog(page).getByRole("blockquote")).toHaveText(
      "One and two\n\nthree four",
    );
    await expect(ownTextDialog(page).getByRole("listitem")).toHaveText([
      "Unreadable or invisible characters removed: 1",
      "Special characters, such as tabs and ligatures, made plain: 2",
      "Surplus spaces and line endings removed: 7",
    ]);
    await typeThisText(page);
    expect(await shownPassage(page)).toBe("One and two↵\n↵\nthree four");

    await openOwnText(page);
    await ownTextField(page).fill("Tidy");
    await expect(ownTextDialog(page).getByText("You will type these 4 characters:")).toBeVisible();
    await expect(ownTextDialog(page).getByRole("listitem")).toHaveCount(0);
    const wrapped = "Lines that a page of a ﬁle wrapped are one para-\ngraph";
    await ownTextField(page).fill(wrapped);
    await expect(ownTextDialog(page).getByRole("blockquote")).toHaveText(
      "Lines that a page of a file wrapped are one paragraph",
    );
    await expect(ownTextDialog(page).getByRole("listitem")).toHaveText([
      "Special characters, such as tabs and ligatures, made plain: 1",
      "Line endings within paragraphs removed: 1",
    ]);
    await ownTextDialog(page).getByRole("checkbox", { name: "Keep lines" }).check();
    await expect(ownTextDialog(page).getByRole("blockquote")).toHaveText(
      "Lines that a page of a file wrapped are one para-\ngraph",
    );
    await ownTextDialog(page).getByRole("checkbox", { name: "Keep lines" }).uncheck();
    await ownTextField(page).fill("👩‍👩‍👧".repeat(500));
    await expect(ownTextDialog(page).getByRole("blockquote")).toHaveText(`${"👩‍👩‍👧".repeat(400)} …`);
  });
});

test("a visitor's own text is typed with Enter for its line ends and plain signs for others, and can be begun again", async ({
  page,
}) => {
  await test.step("a line end is shown by a mark and typed with Enter; what a keyboard cannot easily type is accepted in its plain form", async () => {
    await openTest(page);
    await beginOwnText(page, "ab\ncd");
    expect(await shownPassage(page)).toBe("ab↵\ncd");
    await expect(page.getByText("Press Enter at each ↵.")).toBeVisible();
    await page.keyboard.type("ab");
    expect(await paintedRuns(page)).toEqual([
      ["correct", "ab"],
      ["current", "↵\n"],
      ["pending", "cd"],
    ]);
    await page.keyboard.press("Enter");
    await page.keyboard.type("c#");
    await expect(resultHeading(page)).toBeVisible();
    await expectFigures(page, { Errors: "1", "Wrong keystrokes": "1" });

    await beginOwnText(page, "“No” – it’s ‘so’—or „not“");
    await page.keyboard.type(`"No" - it's 'so'-or "not"`);
    await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
    await expectFigures(page, { Errors: "0", "Wrong keystrokes": "0" });
  });
  await test.step("Restart and Try Again begin the same text, a level key a passage, and the dialog keeps the text", async () => {
    await beginOwnText(page, "Same again");
    const levels = page.getByRole("group", { name: "Difficulty" });
    await expect(levels.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.keyboard.type("Sam");
    await page.getByRole("button", { name: "Restart" }).click();
    await expect(typingField(page)).toHaveValue("");
    expect(await shownPassage(page)).toBe("Same again");

    await expect(typingField(page)).toBeFocused();
    await page.keyboard.type("Same again");
    await tryAgain(page);
    expect(await shownPassage(page)).toBe("Same again");

    await chooseLevel(page, "Medium");
    await expect(modeButton(page, "Passage")).toBeChecked();
    await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();

    await visitAboutAndReturn(page);
    await openOwnText(page);
    await expect(ownTextField(page)).toHaveValue("Same again");
  });
});
