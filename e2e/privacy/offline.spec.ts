import { expect } from "@playwright/test";
import {
  chooseLevel,
  completePassage,
  openTest,
  resultHeading,
  typePassage,
  typingField,
} from "../typing.ts";
import { beginOwnText } from "../what-to-type.ts";
import { expectAllFetched, test } from "./counted-host.ts";
import { unfoldReport } from "../whole-report.ts";

test("once loaded, the page needs no connection: tests, their reports, levels and own texts", async ({
  page,
  context,
  asked,
}) => {
  await openTest(page);
  await expectAllFetched(asked);
  await context.setOffline(true);

  await typingField(page).focus();
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  // Another test proves, with the server running, that these parts request nothing.
  await unfoldReport(page);

  await chooseLevel(page, "Hard");
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();

  await beginOwnText(page, "A private letter");
  await typePassage(page);
  await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
});
