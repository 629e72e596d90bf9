import { expect, type Page } from "@playwright/test";
import { sharedPageTest as test } from "../test.ts";
import { openTest, typingField } from "../test-aids/typing.ts";
import { beginOwnText, chooseMode } from "../test-aids/exercise-picker.ts";

/** A megabyte, at six characters a word. */
const words = 175_000;

const kinds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a passage": () => Promise.resolve(),
  "a timed text": async (page) => {
    await chooseMode(page, "120 seconds");
  },
  "a long text of one's own": (page) => beginOwnText(page, "words ".repeat(15_000)),
};

for (const [name, choose] of Object.entries(kinds)) {
  test(`a megabyte at once into ${name} is accepted, and the page answers`, async ({ page }) => {
    await openTest(page);
    await choose(page);
    await page.keyboard.insertText("words ".repeat(words));
    // Compared in the page, because a megabyte takes long to send.
    const hasText = () =>
      typingField(page).evaluate(
        (field, all) => (field as HTMLTextAreaElement).value === "words ".repeat(all),
        words,
      );
    await expect.poll(hasText).toBe(true);
    if (name !== "a timed text") {
      await expect(page.getByText("were entered several at a time")).toBeVisible();
    }
    await page.getByRole("button", { name: "Restart" }).click();
    await expect(typingField(page)).toHaveValue("");
  });
}
