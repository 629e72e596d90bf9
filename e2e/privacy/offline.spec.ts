import { expect } from "@playwright/test";
import {
  chooseLevel,
  completePassage,
  openTest,
  resultHeading,
  typePassage,
  typePassageAsPerson,
  typingField,
} from "../typing.ts";
import { beginOwnText } from "../what-to-type.ts";
import { expectAllFetched, test } from "./counted-host.ts";
import { useWholeReport } from "../whole-report.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("once loaded, the page needs no connection: tests, their reports, levels and own texts", async ({
  page,
  context,
  asked,
}) => {
  test.slow(); // Three tests, and all of a report.
  await openTest(page);
  await expectAllFetched(asked);
  await context.setOffline(true);

  await typingField(page).focus();
  await typePassageAsPerson(page);
  await expect(resultHeading(page)).toBeVisible();
  await useWholeReport(page);

  await chooseLevel(page, "Hard");
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();

  await beginOwnText(page, "A private letter");
  await typePassage(page);
  await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
});
