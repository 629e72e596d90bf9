import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./test-aids/opened-tests.ts";
import { readQrCode } from "./test-aids/read-qr-code.ts";
import { sharedClockTest as clockTest, sharedPageTest as test } from "./test.ts";
import { violations } from "./test-aids/violations.ts";
import { choose } from "./test-aids/result-lists.ts";
import {
  figure,
  openTest,
  expectResultFocused,
  resultHeading,
  shownPassage,
  typePassageAsPerson,
} from "./test-aids/typing.ts";
import { savedBy } from "./test-aids/saved-by.ts";
import { countSheets } from "./test-aids/count-sheets.ts";

clockTest(
  "the certificate of a result has its figures and, in its code, a race; its form names the saved log, and Check a form knows that log",
  async ({ page }) => {
    await openTest(page);
    const passage = await shownPassage(page);
    await typePassageAsPerson(page);
    await expectResultFocused(page);
    const speed = await resultHeading(page).locator("[aria-hidden]").textContent();
    const likely = await page
      .getByText(/^likely \d+ to \d+$/)
      .first()
      .textContent();
    const accuracy = await figure(page, "Accuracy").textContent();

    await choose(page, "Save", "Certificate");
    await certificate(page).getByLabel("Name (optional)").fill("Ada <b>Lovelace</b>");
    const sheet = certificate(page).getByRole("article");
    await expect(sheet).toContainText("Ada <b>Lovelace</b>");
    await expect(sheet).toContainText(`${speed} WPM${likely}`);
    await expect(sheet.getByRole("definition").first()).toHaveText(`${accuracy}`);
    await expect(sheet).toContainText("Unverified.");
    await expectOneSheet(page);

    const link = await readQrCode(sheet.getByRole("figure").locator("svg"));
    expect(new URL(link ?? "").origin).toBe(new URL(page.url()).origin);
    await certificate(page).getByRole("button", { name: "Close" }).click();
    await expect(certificate(page)).toHaveCount(0);
    await choose(page, "Save", "Certificate");
    await expect(certificate(page).getByLabel("Name (optional)")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();

    await clockTest.step("the form of the same result", () => checkForm(page));

    await page.goto(link ?? "");
    await page.getByRole("button", { name: "Start the race" }).click();
    await expect(
      page.getByRole("heading", { name: `${speed} WPM. Can you beat it?` }),
    ).toBeVisible();
    expect(await shownPassage(page)).toBe(passage);
  },
);

/** Makes the result's form, saves its log, and checks the one by the other. */
async function checkForm(page: Page) {
  await choose(page, "Save", "Certificate");
  const dialog = certificate(page);
  await dialog.getByLabel("Name (optional)").fill("W".repeat(60));
  await dialog.getByLabel("Document").selectOption("Form for a supervised test");
  await dialog.getByLabel("Rule").selectOption("Net WPM, minus one word for each mistake left");
  const sheet = dialog.getByRole("article");
  const score = await sheet.locator("strong").textContent();
  const gross = await sheet.getByRole("definition").first().textContent();
  await expect(sheet.getByText(`= ${score}`)).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  const { name, contents } = await savedBy(page, () =>
    dialog.getByRole("button", { name: "Save the log" }).click(),
  );
  const log = contents.toString();
  await expect(sheet.getByText(name)).toBeVisible();
  const digest = createHash("sha256").update(log).digest("hex").match(/.{8}/g)?.join(" ") ?? "";
  await expect(sheet.getByText(digest)).toBeVisible();
  await expect(sheet).toContainText("Open the log at keypace.example/#check-a-form");
  await expectOneSheet(page, 3);

  await dialog.getByRole("link", { name: "Check a form" }).click();
  const check = page.getByRole("dialog", { name: "Check a form" });
  const outcome = check.getByRole("status");
  const open = (text: string) =>
    check.getByLabel("Open the log").setInputFiles(jsonFile("log.json", text));
  await check.getByLabel("SHA-256 on the form").fill(digest.toUpperCase());
  await open(log);
  await expect(outcome).toContainText("The digest matches: this is the file that was saved");
  await expect(outcome.getByRole("heading")).toHaveText("What you entered matches.");
  await check.getByLabel("Gross speed on the form").fill(gross ?? "");
  await check.getByLabel("Large figure on the form").fill(score ?? "");
  await expect(outcome).toContainText("Speed: matches the log under each of the rules");
  await expect(outcome.getByRole("heading")).toHaveText("The form and the log match.");
  expect.soft(await violations(page)).toEqual([]);
  await open(log.replace(/"title": ?"/, "$&Another "));
  await expect(outcome.getByRole("heading")).toHaveText("The form and the log do not match.");
  await open("{}");
  await expect(outcome).toContainText(
    "This file is not the log of a single test, or it was damaged.",
  );
  await check.getByRole("button", { name: "Close" }).click();
  await expect(check).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

test("opened tests are one certificate, on one sheet however many they are", async ({ page }) => {
  const tests = Array.from({ length: 25 }, (_, day) => ({
    typedOn: new Date(2026, 2, 1 + day, 12).toISOString(),
    title: `Passage, ${"W".repeat(60)} ${"wide words ".repeat(4)}`,
    log: {
      ...logOf(
        "the bakers carried their crates across the square in the dark. ".repeat(2),
        () => 200 + day / 10,
      ),
      refusals: 0,
      corrections: { limit: "wordonly", refusals: 0 },
    },
  }));
  const openCertificate = async (opened: typeof tests) => {
    await openPage(page, "/");
    const saved = { format: "keypace-saved-tests", version: 1, tests: opened };
    await openTestFiles(page, jsonFile("class.json", JSON.stringify(saved)));
    await progressSection(page).getByRole("button", { name: "Certificate" }).click();
    await certificate(page).getByLabel("Name (optional)").fill("W".repeat(60));
    await expectOneSheet(page);
    return certificate(page).getByRole("article");
  };

  const several = await openCertificate(tests);
  await expect(several.getByRole("heading")).toHaveText("Certificate for 25 typing tests");
  await expect(several).toContainText("from 1 March 2026 to 25 March 2026");
  await expect(several).toContainText(
    "with Stop on mistakes and corrections only in the current word",
  );

  const one = await openCertificate(tests.slice(-1));
  await expect(one).toContainText("on 25 March 2026");
  expect(await readQrCode(one.getByRole("figure").locator("svg"))).toContain("/#c=");
});

/** Expects the page to print only the certificate, on one sheet of A4 and of Letter. */
async function expectOneSheet(page: Page, headings = 1) {
  const margin = { top: "25mm", bottom: "25mm", left: "25mm", right: "25mm" };
  for (const format of ["A4", "Letter"]) {
    expect(await countSheets(page, { format, margin }), format).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(certificate(page).getByRole("article")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("heading")).toHaveCount(headings);
  await page.emulateMedia({ media: null });
}

function certificate(page: Page) {
  return page.getByRole("dialog", { name: "Certificate" });
}
