import { expect, type Page } from "@playwright/test";
import {
  beginOwnTextWithStoppedClock,
  typeStrokes,
  openTestWithStoppedClock,
  advanceUntilFocused,
  tryAgainWithStoppedClock,
} from "./test-aids/stopped-clock.ts";
import { sharedClockTest as test } from "./test.ts";
import { completePassage, resultHeading, shownPassage, typingField } from "./test-aids/typing.ts";
import { modeButton } from "./test-aids/exercise-picker.ts";

test("slow and missed letters make a drill that says why, and each drill is different", async ({
  page,
}) => {
  await openTestWithStoppedClock(page);
  await beginOwnTextWithStoppedClock(page, practice);
  await typeUnevenly(page);
  await expect(resultHeading(page)).toBeVisible();

  await modeButton(page, "Weak spots").click();
  await advanceUntilFocused(page);
  await expect(modeButton(page, "Weak spots")).toBeChecked();
  await expect(
    page.getByText("Words with ou, which slowed you down, and r, which you missed."),
  ).toBeVisible();
  const drill = await shownPassage(page);
  for (const word of drill.split(" ")) expect(word).toMatch(/ou|r/);

  await completePassage(page);
  await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
  await tryAgainWithStoppedClock(page);
  await expect(modeButton(page, "Weak spots")).toBeChecked();
  expect(await shownPassage(page)).not.toBe(drill);
});

test("before enough is typed, a sentence says what to do first; after even typing without mistakes, that there is no weak spot", async ({
  page,
}) => {
  await openTestWithStoppedClock(page);
  const passage = await shownPassage(page);
  const message = page.getByRole("region", { name: "Typing test" }).getByRole("alert");
  await modeButton(page, "Weak spots").click();
  await expect(message).toHaveText(
    "Take a test first. The drill is built from what you type slowly or miss.",
  );
  expect(await shownPassage(page)).toBe(passage);
  await expect(modeButton(page, "Passage")).toBeChecked();
  await expect(typingField(page)).toBeFocused();

  // Five times each of more than eight letters.
  const text = "another island ".repeat(5).trim();
  await beginOwnTextWithStoppedClock(page, text);
  await typeStrokes(
    page,
    Array.from(text, (key) => ({ key, interval: 100 })),
  );
  await modeButton(page, "Weak spots").click();
  await page.clock.runFor(1_000);
  await expect(message).toHaveText(/^Nothing stands out as slow or missed yet/);
});

const practice = "you rest our house for a sound bird and a green hat on her side "
  .repeat(2)
  .trim();

/** Types the practice text with 100 ms a key, but 400 ms for the u of "ou", and with x for each r. */
async function typeUnevenly(page: Page) {
  const strokes = Array.from(practice, (character, index) => ({
    key: character === "r" ? "x" : character,
    interval: character === "u" && practice[index - 1] === "o" ? 400 : 100,
  }));
  await typeStrokes(page, strokes);
}
