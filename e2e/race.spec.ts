import { expect, type Page } from "@playwright/test";
import { copied, recordCopies } from "./test-aids/copies.ts";
import { sharedClockTest as clockTest, sharedPageTest as test } from "./test.ts";
import { scrolledSideways, widenSpacing } from "./test-aids/legibility.ts";
import { openPage } from "./test-aids/open-page.ts";
import { choose } from "./test-aids/result-lists.ts";
import {
  completePassage,
  openTenWords,
  openTest,
  resultHeading,
  shownPassage,
  typePassage,
  typePassageAsPerson,
  typingField,
} from "./test-aids/typing.ts";

clockTest(
  "two people race each other by links alone: a challenge, the race, the reply",
  async ({ page, browser, baseURL }) => {
    await recordCopies(page);
    await openTenWords(page, "-nobackspace");
    const passage = await shownPassage(page);
    await typePassageAsPerson(page);
    const claimed = await resultHeading(page).locator("[aria-hidden]").textContent();
    await choose(page, "Share", "Challenge a friend");
    const challenge = await copied(page);
    expect(challenge.length).toBeLessThan(2_000);

    const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await recordCopies(other);
    // Before the first key, because the clock begins again when it is installed.
    await other.clock.install();
    await openPage(other, challenge.slice(challenge.indexOf("/#")));
    await expect(
      other.getByRole("heading", { name: /^[\d,]+ WPM\. Can you beat it\?$/ }),
    ).toBeVisible();
    expect(await shownPassage(other)).toBe(passage);
    await other.getByRole("button", { name: "Options" }).click();
    await other.getByLabel(/^Stop (?:at a mistake|on mistakes)/).check();
    await typingField(other).focus();
    await other.keyboard.type(passage.slice(0, 3), { delay: 30 });
    await expect(other.getByText(/^\d+ (?:ahead|behind)$|^Even$/)).toBeVisible();
    await typePassageAsPerson(other, 3);
    await expect(resultHeading(other)).toBeVisible();
    await expect(
      other.getByText(/^(?:You (?:won|lost) by|A draw$|Too (?:close|uneven) to call: )/),
    ).toBeVisible();
    // In whole seconds, as the time of the result.
    const race = other.getByRole("region", { name: "Race" });
    await expect(race.getByText(/^\d+ s$/)).toHaveCount(2);
    const answered = await resultHeading(other).locator("[aria-hidden]").textContent();
    await other.getByRole("button", { name: "Copy your reply" }).click();
    const answer = await copied(other);
    // A challenge to someone else has the same run, with the option that it was typed with, but no other.
    await other.locator("html").evaluate((root) => root.removeAttribute("data-copied"));
    await choose(other, "Share", "Challenge a friend");
    const own = await copied(other);
    expect(answer).toContain(own.slice(0, own.lastIndexOf(".")));
    expect(own.split(".")).toHaveLength(answer.split(".").length - 2);
    await other.context().close();

    await openPage(page, answer.slice(answer.indexOf("/#")));
    await page.reload();
    await expect(
      page.getByRole("heading", { name: `${answered} WPM. Can you beat it?` }),
    ).toBeVisible();
    await expect(page.getByText(`in reply to ${claimed} WPM`)).toBeVisible();
    const rival = page.getByText(`${answered} WPM with Stop on mistakes, unverified`);
    await expect(rival).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    // Its outline stays beside it.
    const [outline, name] = await rival
      .locator("xpath=..")
      .evaluate((entry) => Array.from(entry.children, (child) => child.getBoundingClientRect()));
    expect(outline?.right).toBeLessThan(name?.left ?? 0);
    expect(await shownPassage(page)).toBe(passage);
    await typingField(page).focus();
    await typePassage(page);
    await expect(page.getByRole("region", { name: "Race" })).toContainText(
      `The duel so far: ${claimed} WPM with no corrections allowed, then ${answered}, then your`,
    );
  },
);

test("visitors race a steady speed from the options, then their own test, with the gap in words and a rematch", async ({
  page,
}) => {
  await recordCopies(page);
  await openTest(page);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel("Race against").fill("500");
  await page.getByLabel("Race against").press("Enter");
  await expect(page.getByLabel("Race against")).toBeFocused();
  await expect(page.getByLabel("Race against")).toHaveJSProperty("validity.rangeOverflow", true);
  await page.getByLabel("Race against").fill("70");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(typingField(page)).toBeFocused();
  await expect(page.getByText("a steady 70 WPM")).toBeVisible();
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("button", { name: "Copy link to this test" }).click();
  expect(await copied(page)).toMatch(/#pace70-easy$/);
  await typingField(page).focus();
  await typePassage(page);
  const race = page.getByRole("region", { name: "Race" });
  await expect(race).toContainText("A gap this large is more than chance alone would explain.");
  await expect(page.getByText(/^You won by \d/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Race against a steady 70 WPM");
  await expect(resultHeading(page)).toHaveAccessibleName(
    / percent accuracy\. You won by [\d,]+ WPM$/,
  );
  // A rival who had finished earlier would be even with the visitor there.
  await expect(page.getByTestId("mine-on-track")).toHaveCount(0);
  await test.step("with the text spacing of WCAG, the page fits a small tablet", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 640, height: 720 });
    const resetSpacing = await widenSpacing(page);
    expect.soft(await scrolledSideways(page)).toEqual([]);
    await resetSpacing();
    if (size) await page.setViewportSize(size);
  });
  await expect(race).toContainText(/You were \d+ characters ahead at the end\./);

  const passage = await shownPassage(page);
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("button", { name: /^Race my last test, [\d,]+ WPM$/ }).click();
  await expect(page.getByText(/^your [\d,]+ WPM$/)).toBeVisible();
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(passage);
  await completePassage(page);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Can you beat it\?$/);
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(passage);
});

test("a race that a link sets up says why it is not a drill", async ({ page }) => {
  await page.goto("/#weak-pace60");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("60 WPM. Can you beat it?");
  await expect(page.getByRole("alert")).toHaveText(/^Take a test first/);
});

test("leaving a race leads to the level's passages, and a broken challenge gives a sentence", async ({
  page,
}) => {
  await openTest(page);
  await completePassage(page);
  await choose(page, "Share", "Race yourself");
  await expect(page.getByText(/^your [\d,]+ WPM \(some text was not typed\)$/)).toBeVisible();
  await page.getByRole("button", { name: "Leave the race" }).click();
  await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();

  await openPage(page, "/#c=passage4-medium.15wx");
  await page.reload();
  await expect(page.getByText(/^This challenge link is incomplete or was changed/)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(typingField(page)).toBeEditable();
});

clockTest(
  "the rival's outline moves by words under reduced motion, from the right in Arabic, and hides out of view",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openPage(page, "/#60-ar-pace300-hidden");
    await page.clock.runFor(500);
    await expect(typingField(page)).toBeFocused();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const text = await shownPassage(page);
    await page.keyboard.type(text.slice(0, 1));
    // The stats are hidden, the gap is not. After a second, 25 characters, the outline is at the start of
    // the word in which they end, or at the space after it.
    await page.clock.runFor(1_000);
    const gap = await page.getByText(/^2\d behind$/).textContent();
    const place = 1 + Number.parseInt(gap ?? "", 10);
    const shown = text[place] === " " ? place : text.lastIndexOf(" ", place) + 1;
    await expect.poll(() => distanceOfMark(page, shown)).toBeLessThan(1);
    const [mine, rival] = await Promise.all([trackPlace(page, "mine"), trackPlace(page, "rival")]);
    expect(rival).toBeLessThan(mine);
    // Screen readers announce nothing while typing.
    await expect(page.getByRole("main").locator("[aria-live], output, [role=status]")).toHaveCount(
      0,
    );

    await page.clock.fastForward(30_000);
    await expect(page.getByTestId("rival-mark")).toBeHidden();
    await expect(page.getByText(/^7\d\d behind$/)).toBeVisible();
  },
);

/** From the rival's outline to a character of the passage, in pixels. */
function distanceOfMark(page: Page, place: number): Promise<number> {
  return page.getByTestId("rival-mark").evaluate((mark, index) => {
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

/** Where a runner is on the track, in pixels from the left. */
async function trackPlace(page: Page, runner: "mine" | "rival"): Promise<number> {
  return (await page.getByTestId(`${runner}-on-track`).boundingBox())?.x ?? 0;
}
