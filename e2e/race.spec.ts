import { expect } from "@playwright/test";
import { copied, keepCopies } from "./copies.ts";
import { test } from "./test.ts";
import { openPage } from "./open-page.ts";
import {
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
  await expect(race).toContainText(/When you were through, the pace had \d+ characters to go\./);

  const passage = await shownPassage(page);
  await page.getByRole("button", { name: /^Race my last run, [\d,]+ WPM$/ }).click();
  await expect(page.getByText(/^your [\d,]+ WPM$/)).toBeVisible();
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(passage);
  await typePassage(page);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(passage);
});

test("a race is left for the level's passages, and a broken challenge is told", async ({
  page,
}) => {
  await openTest(page);
  await typePassage(page);
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
