import { truncate, unlink, writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { sharedPageTest as test } from "./test.ts";
import { openTest, shownPassage } from "./test-aids/typing.ts";
import { openFile, openOwnText, ownTextDialog, ownTextField } from "./test-aids/exercise-picker.ts";

const tooLarge =
  "This file is larger than 5 MB. Open a smaller one, or paste the part you want to type.";
const notText =
  "This file is not plain text in UTF-8 or UTF-16. Save it as a UTF-8 text file and open that.";
const tooShort = "This file has fewer than two visible characters. Your text is unchanged.";

test("texts and files that cannot be typed are each reported in a sentence, and the text before them stays", async ({
  page,
}, testInfo) => {
  await test.step("no text, only spaces, and one character are reported in a sentence, and nothing is lost", async () => {
    await openTest(page);
    const passage = await shownPassage(page);
    await openOwnText(page);
    for (const text of ["", " \n\t ", "x"]) {
      await ownTextField(page).fill(text);
      await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
      await expectProblem(page, "A text needs at least two visible characters.");
      await expect(ownTextField(page)).toHaveValue(text);
      await expect(ownTextField(page)).toBeFocused();
      expect(await shownPassage(page)).toBe(passage);

      await page.keyboard.type("now there is some");
      await expectNoProblem(page);
    }
  });
  await test.step("a file that is not text, empty or in an old encoding is reported in a sentence, and the text before it stays", async () => {
    await openDialogWithText(page);
    for (const [name, bytes, sentence] of problemsOfFiles) {
      await test.step(name, async () => {
        await openFile(page, bytes);
        await expectProblem(page, sentence);
        await expect(ownTextField(page)).toHaveValue("The text before");
      });
    }
  });
  await test.step("a file of 50 MB, and one that vanishes before it is read, are reported in a sentence, and the text before them stays", async () => {
    const large = testInfo.outputPath("large.txt");
    await writeFile(large, "");
    await truncate(large, 50_000_000);
    await openDialogWithText(page);
    await ownTextDialog(page).getByLabel("Open a file").setInputFiles(large);
    await expectProblem(page, tooLarge);
    await expect(ownTextField(page)).toHaveValue("The text before");

    const path = testInfo.outputPath("vanishing.txt");
    await writeFile(path, "Soon gone");
    await page.evaluate(holdUpReading);
    await ownTextDialog(page).getByLabel("Open a file").setInputFiles(path);
    await unlink(path);
    await page.evaluate(() => window.readAfterAll());
    await expectProblem(page, /could not be read\. It may have been moved/);
    await expect(ownTextField(page)).toHaveValue("The text before");
  });
  await test.step("lone surrogates are removed from a text and from a UTF-16 file, and the dialog says so", async () => {
    await openDialogWithText(page);
    await ownTextField(page).fill("half \ud83d and \ude00 half");
    await expect(ownTextDialog(page).getByRole("listitem")).toHaveText([
      "Unreadable or invisible characters removed: 2",
      "Surplus spaces and line endings removed: 2",
    ]);
    await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
    await expect(ownTextDialog(page)).toHaveCount(0);
    expect(await shownPassage(page)).toBe("half and half");

    await openOwnText(page);
    await openFile(page, Buffer.from("\ufeffhalf \ud83da face", "utf16le"));
    await expectNoProblem(page);
    await expect(ownTextDialog(page).getByRole("listitem")).toHaveText([
      "Unreadable or invisible characters removed: 1",
    ]);
    await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
    await expect(ownTextDialog(page)).toHaveCount(0);
    expect(await shownPassage(page)).toBe("half a face");
  });
  await test.step("a problem is gone when the dialog is opened again", async () => {
    await openOwnText(page);
    await ownTextField(page).fill("");
    await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
    await page.keyboard.press("Escape");
    await openOwnText(page);
    await expectNoProblem(page);
  });
});

const problemsOfFiles = [
  [
    "a picture renamed .txt",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0]),
    notText,
  ],
  ["an empty file", Buffer.alloc(0), tooShort],
  ["a program renamed .txt", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 3, 200, 201]), notText],
  ["a file of blanks", Buffer.from(" \n\u2800\u200b\n"), tooShort],
  ["an old encoding", Buffer.from("Stra\xdfe und Stra\xdfe", "latin1"), notText],
] as const;

async function openDialogWithText(page: Page) {
  if (await ownTextField(page).isHidden()) await openOwnText(page);
  await ownTextField(page).fill("The text before");
}

async function expectProblem(page: Page, sentence: string | RegExp) {
  await expect(ownTextDialog(page).getByRole("status")).toHaveText([sentence]);
}

async function expectNoProblem(page: Page) {
  await expect(ownTextDialog(page).getByRole("status")).toBeEmpty();
}

declare global {
  interface Window {
    readAfterAll(): void;
  }
}

/** Runs in the page: files are read only once `readAfterAll` is called, as on a slow disk. */
function holdUpReading() {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.readAfterAll = resolve;
  File.prototype.arrayBuffer = async function arrayBuffer(this: File) {
    await promise;
    return Blob.prototype.arrayBuffer.call(this);
  };
}
