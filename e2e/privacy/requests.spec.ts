import { expect, type Page } from "@playwright/test";
import { waitForAllCode } from "../test-aids/all-code.ts";
import { typeKeys } from "../test-aids/keys.ts";
import {
  chooseLevel,
  completePassage,
  openTenWords,
  expectResultFocused,
  resultHeading,
  shownPassage,
  typePassage,
  typingField,
} from "../test-aids/typing.ts";
import {
  beginOwnText,
  chooseMode,
  openOwnText,
  ownTextField,
  typeThisText,
} from "../test-aids/exercise-picker.ts";
import { test } from "./counted-host.ts";
import { unfoldReport } from "../test-aids/whole-report.ts";

interface Kind {
  /** What a visitor does before the first key. */
  readonly choose: (page: Page) => Promise<unknown>;
  /** From the first key to the end of the test. */
  readonly type: (page: Page) => Promise<void>;
}

const kinds: Readonly<Record<string, Kind>> = {
  "a race": {
    choose: async (page) => {
      await page.getByRole("button", { name: "Restart" }).click();
      await page.evaluate(() => location.assign("#medium-pace70"));
      await expect(page.getByText("a steady 70 WPM")).toBeVisible();
      await expect(typingField(page)).toBeFocused();
    },
    type: completePassage,
  },
  "a drill": {
    choose: openOwnText,
    type: async (page) => {
      await typeOwnText(page, "her arm or our car");
      await page.keyboard.type("hex axm ox oux cax");
      await expectResultFocused(page);
      await chooseMode(page, "Weak spots");
      await expect(page.getByText(/^Words with .*, which/)).toBeVisible();
      await expect(typingField(page)).toBeFocused();
      await completePassage(page);
    },
  },
  "a timed text": {
    choose: async (page) => {
      await chooseMode(page, "15 seconds");
      await page.clock.install();
    },
    type: async (page) => {
      await typeKeys(page, (await shownPassage(page)).slice(0, 20));
      await page.clock.fastForward(15_000);
    },
  },
};

async function typeOwnText(page: Page, text: string) {
  await ownTextField(page).focus();
  await typeKeys(page, text);
  await typeThisText(page);
}

test("once loaded, the page needs no connection: with any kind of text, no request from the first key to the end of its report", async ({
  page,
  context,
  requests,
}) => {
  await openTenWords(page);
  await waitForAllCode(page);
  const before = requests.length;
  await typingField(page).focus();
  await typePassage(page);
  await expectReport(page);

  for (const [name, { choose, type }] of Object.entries(kinds)) {
    await test.step(name, async () => {
      await choose(page);
      await type(page);
      await expectReport(page);
      expect(requests.slice(before)).toEqual([]);
    });
  }

  await test.step("a level and a visitor's own text without a connection", async () => {
    await context.setOffline(true);
    await page.clock.resume();
    await chooseMode(page, "Passage");
    await chooseLevel(page, "Hard");
    await completePassage(page);
    await expectReport(page);
    await unfoldReport(page);

    await beginOwnText(page, "A private letter");
    await typePassage(page);
    await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
  });
});

async function expectReport(page: Page) {
  await expect(resultHeading(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "How it was measured" })).toBeVisible();
}
