import { expect, type Page } from "@playwright/test";
import { copied, keepCopies } from "./copies.ts";
import { test } from "./test.ts";
import { openPage } from "./open-page.ts";
import {
  completePassage,
  openTest,
  resultHeading,
  shownPassage,
  typePassage,
  typePassageAsPerson,
  typingField,
} from "./typing.ts";

test("two people race each other by links alone: a challenge, the race, the answer", async ({
  page,
  browser,
  baseURL,
}) => {
  await keepCopies(page);
  await openTest(page);
  const passage = await shownPassage(page);
  await typePassageAsPerson(page);
  const claimed = await resultHeading(page).locator("[aria-hidden]").textContent();
  await page.getByRole("button", { name: "Copy challenge" }).click();
  const challenge = await copied(page);
  expect(challenge.length).toBeLessThan(2_000);

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await keepCopies(other);
  await openPage(other, challenge.slice(challenge.indexOf("/#")));
  await expect(
    other.getByRole("heading", { name: /^[\d,]+ WPM\. Can you beat it\?$/ }),
  ).toBeVisible();
  expect(await shownPassage(other)).toBe(passage);
  await typingField(other).focus();
  await other.keyboard.type(passage.slice(0, 3), { delay: 30 });
  await expect(other.getByText(/^\d+ (?:ahead|behind)$|^Level$/)).toBeVisible();
  await typePassageAsPerson(other, 3);
  await expect(resultHeading(other)).toBeVisible();
  await expect(other.getByRole("region", { name: "Race" })).toContainText(
    /You (?:won|lost) by|A draw/,
  );
  const answered = await resultHeading(other).locator("[aria-hidden]").textContent();
  await other.getByRole("button", { name: /^Copy a link that answers/ }).click();
  const answer = await copied(other);
  await other.context().close();

  await openPage(page, answer.slice(answer.indexOf("/#")));
  await page.reload();
  await expect(
    page.getByRole("heading", { name: `${answered} WPM. Can you beat it?` }),
  ).toBeVisible();
  await expect(page.getByText(`in answer to ${claimed} WPM`)).toBeVisible();
  expect(await shownPassage(page)).toBe(passage);
  await typingField(page).focus();
  await typePassage(page);
  await expect(page.getByRole("region", { name: "Race" })).toContainText(
    `The duel so far: ${claimed} WPM, ${answered} in answer, and your`,
  );
});

test("a set pace is raced from the options, then one's own run, with the gap told and a rematch", async ({
  page,
}) => {
  await keepCopies(page);
  await openTest(page);
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Pace me at").fill("500");
  await page.getByLabel("Pace me at").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("A pace is a whole number from 5 to 300 WPM.");
  await page.getByLabel("Pace me at").fill("70");
  await page.getByRole("button", { name: "Race it" }).click();
  await expect(typingField(page)).toBeFocused();
  await expect(page.getByText("70 WPM, steady")).toBeVisible();
  await page.getByRole("button", { name: "Copy the address of this set-up" }).click();
  expect(await copied(page)).toMatch(/#easy-pace70$/);
  await typingField(page).focus();
  await typePassage(page);
  const race = page.getByRole("region", { name: "Race" });
  await expect(race).toContainText("You won");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[\d,]+ WPM over 70$/);
  await expect(race).toContainText(/When you were through, the pace had \d+ characters to go\./);

  const passage = await shownPassage(page);
  await page.getByRole("button", { name: /^Race my last run, [\d,]+ WPM$/ }).click();
  await expect(page.getByText(/^your [\d,]+ WPM$/)).toBeVisible();
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(passage);
  await completePassage(page);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(passage);
});

test("a race is left for the level's passages, and a broken challenge is told", async ({
  page,
}) => {
  await openTest(page);
  await completePassage(page);
  await page.getByRole("button", { name: "Race this run" }).click();
  await expect(page.getByText(/^your [\d,]+ WPM$/)).toBeVisible();
  await page.getByRole("button", { name: "Leave the race" }).click();
  await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();

  await openPage(page, "/#c=1hQCPBA");
  await page.reload();
  await expect(page.getByText(/^This link holds no challenge that can be read/)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(typingField(page)).toBeEditable();
});

test("the mark keeps the pace by words where less motion is asked for, from the right in Arabic, and goes out of sight", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openPage(page, "/#60-ar-pace300-hidden");
  await page.clock.runFor(500);
  await expect(typingField(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const text = await shownPassage(page);
  await page.keyboard.type(text.slice(0, 1));
  // Whether or not the figures are shown. 25 characters a second: after one, the mark stands at the start of the word they end in, or at the space after it.
  await page.clock.runFor(1_000);
  const told = await page.getByText(/^2\d behind$/).textContent();
  const place = 1 + Number.parseInt(told ?? "", 10);
  const shown = text[place] === " " ? place : text.lastIndexOf(" ", place) + 1;
  await expect.poll(() => distanceOfMark(page, shown)).toBeLessThan(1);
  const [mine, rival] = await Promise.all([trackPlace(page, "mine"), trackPlace(page, "rival")]);
  expect(rival).toBeLessThan(mine);
  // Nothing of it is read out while typing.
  await expect(page.getByRole("main").locator("[aria-live], output, [role=status]")).toHaveCount(0);

  await page.clock.fastForward(30_000);
  await expect(page.locator("[class*=paceMark]")).toBeHidden();
  await expect(page.getByText(/^7\d\d behind$/)).toBeVisible();
});

/** From where the mark of the pace stands to a character of the passage, in pixels. */
function distanceOfMark(page: Page, place: number): Promise<number> {
  return page.locator("[class*=paceMark]").evaluate((mark, index) => {
    const passage = document.querySelector('[data-testid="passage"]');
    if (!passage) return Infinity;
    const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
    let left = index;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.nodeValue ?? "";
      if (left < length) {
        const range = document.createRange();
        range.setStart(node, left);
        range.setEnd(node, left + 1);
        const [is, shouldBe] = [mark.getBoundingClientRect(), range.getBoundingClientRect()];
        return Math.hypot(is.x - shouldBe.x, is.y - shouldBe.y);
      }
      left -= length;
    }
    return Infinity;
  }, place);
}

/** Where a runner stands on the track, in pixels from the left. */
async function trackPlace(page: Page, runner: "mine" | "rival"): Promise<number> {
  return (await page.locator(`[class*=${runner}OnTrack]`).boundingBox())?.x ?? 0;
}
