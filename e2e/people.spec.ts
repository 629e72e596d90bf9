import { writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { countSheets } from "./test-aids/count-sheets.ts";
import { dropOn } from "./test-aids/drop-on.ts";
import { scrolledSideways, widenSpacing } from "./test-aids/legibility.ts";
import { openPage } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./test-aids/opened-tests.ts";
import { readCsv } from "./test-aids/read-csv.ts";
import { sharedPageTest as test } from "./test.ts";
import { violations } from "./test-aids/violations.ts";
import { savedBy } from "./test-aids/saved-by.ts";

const text = "there the other three are here. ".repeat(4);
const formula = '=cmd|"/C calc"!A0';
const markup = "<img src=x onerror=alert(1)>";
const long = "W".repeat(100);

test("many results files make one table of people, which is sorted, filtered and saved", async ({
  page,
}) => {
  await openPage(page, "/");
  const progress = progressSection(page);
  const names = namesIn(progress);
  await openTestFiles(page, [
    // A key each 200 ms makes 60 WPM, each 240 ms 50.
    resultsOf("P10", [200, 201, 202]),
    resultsOf("P2", [240, "pasted", 242]),
    resultsOf(formula, [300, 301, 302]),
    resultsOf(markup, [400, 401]),
    resultsOf(`\u202e\u200b${long}more`, [500, 501, 502]),
    resultsOf("Ann", [180, 181, 182], { title: "Job test", digest: "0000000b" }),
    jsonFile("damaged.json", '{"format":"keypace-saved-te'),
    jsonFile("Ann.csv", "Name,Date"),
    jsonFile("foreign.json", '{"name":"another program"}'),
  ]);
  const problems = progress.getByRole("alert").filter({ hasText: "foreign.json" });
  await expect(problems).toContainText("foreign.json is not a Keypace file.");
  await expect(problems).toContainText("Ann.csv is a table for spreadsheets.");
  await expect(problems).toContainText(
    "damaged.json is not a file of saved tests, or is incomplete.",
  );

  // The latest plan first.
  await expect(names).toHaveText(["Ann"]);
  await progress.getByRole("combobox", { name: "Plan" }).selectOption("Class test (14)");
  await expect(progress.getByRole("heading", { name: "Class test" })).toBeVisible();
  await expect(progress.getByText("5 people, 14 tests.")).toBeVisible();
  await expect(
    progress.getByText(/^6 files opened\. Names and results are not sent anywhere\./),
  ).toBeVisible();
  await expect(names).toHaveText(["P10", "P2", formula, markup, long]);
  const row = (name: string) => progress.getByRole("row", { name });
  await expect(row("P2")).toContainText("Text pasted in 1 test (left out of the average)");
  await expect(row("P2").getByRole("cell").first()).toHaveText("2");
  await expect(row(markup)).toContainText("2 of 3 tests");
  expect.soft(await violations(page)).toEqual([]);
  await test.step("with the text spacing of WCAG, the table fits a tablet on its side", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1024, height: 768 });
    const resetSpacing = await widenSpacing(page);
    expect.soft(await scrolledSideways(page)).toEqual([]);
    await resetSpacing();
    if (size) await page.setViewportSize(size);
  });
  await test.step("a page enlarged twice has every column, and sorts by each", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 640, height: 360 });
    for (const head of ["Tests", "Accuracy", "Errors per test", "Notes"]) {
      await expect(progress.getByRole("columnheader", { name: head })).toBeVisible();
    }
    await progress.getByRole("button", { name: "Tests", exact: true }).click();
    await expect(names).toHaveText([formula, "P10", long, markup, "P2"]);
    // Its note takes a few lines, not one for each word.
    expect((await row("P2").boundingBox())?.height).toBeLessThan(100);
    expect.soft(await violations(page)).toEqual([]);
    if (size) await page.setViewportSize(size);
  });

  await page.emulateMedia({ media: "print" });
  await expect(row("P2")).toBeVisible();
  await expect(page.getByText("Half of them type between")).toBeVisible();
  await expect(page.getByText("Choose a name")).toBeHidden();
  await expect(page.getByRole("region", { name: "Typing test" })).toHaveCount(0);
  await expect(page.getByText("foreign.json is not a Keypace file.")).toBeHidden();
  expect(await countSheets(page, { format: "A4" })).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await progress.getByRole("button", { name: "Name or code" }).click();
  await expect(names).toHaveText([markup, formula, "P2", "P10", long]);
  await expect(progress.getByRole("columnheader", { name: "Name or code" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await progress.getByRole("button", { name: "Average WPM" }).click();
  await expect(names).toHaveText(["P10", "P2", formula, markup, long]);
  const table = await savedTable(page);
  expect(table.map(({ Name }) => Name)).toEqual(["P10", "P2", `'${formula}`, markup, long]);
  expect(table[1]).toMatchObject({
    Plan: "Class test",
    Kind: "Passage, easy",
    "Tests planned": "3",
    "Tests averaged": "2",
    Accuracy: "1",
    Notes: "Text pasted in 1 test (left out of the average)",
  });
  // 128 characters in 127 intervals of 240 and of 242 ms; the mean is geometric.
  const speeds = [240, 242].map((interval) => (128 * 12_000) / (127 * interval));
  const [first = 0, second = 0] = speeds;
  expect(Number(table[1]?.["Average (WPM)"])).toBeCloseTo(Math.sqrt(first * second), 9);

  await progress.getByRole("button", { name: "P2", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "One person’s tests" });
  await expect(dialog.getByRole("row", { name: "2 Passage, easy" })).toContainText(
    "some not typed",
  );
  await expect(dialog.getByText(/^Text pasted in 1 test /)).toBeVisible();
  await dialog.getByRole("button", { name: "3 Passage, easy" }).click();
  const report = page.getByRole("dialog", { name: "Saved test" });
  await expect(report.getByRole("heading", { level: 2 })).toHaveText(/^P2, Passage, easy/);
  await expect(report.getByText("Watch the replay")).toBeVisible();
  await report.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("of many files dropped at once, each test counts once, and those without a plan have a report of their own", async ({
  page,
}, testInfo) => {
  await openPage(page, "/");
  const progress = progressSection(page);
  const plain = JSON.stringify({ title: "Passage, easy", log: logOf(text, () => 170) });
  const [ann, ben] = [resultsOf("Ann", [200, 201, 202]), resultsOf("Ben", [240])];
  const files = [ann, ben, { ...ann, name: "copy.json" }, jsonFile("plain.json", plain)].map(
    ({ name, buffer }) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, buffer);
      return path;
    },
  );
  await expect(progress.locator("input[type=file]")).toBeEnabled();
  await dropOn(progress.getByRole("heading", { name: "Progress" }), {
    items: [],
    files,
    dragOperationsMask: 1,
  });
  await expect(
    progress.getByText("3 tests were already open and counted only once."),
  ).toBeVisible();
  await expect(progress.getByText("2 people, 4 tests.")).toBeVisible();
  await expect(namesIn(progress)).toHaveText(["Ann", "Ben"]);
  await expect(progress.getByRole("heading", { name: "Tests without a plan" })).toBeVisible();
  await expect(progress.getByText("1 test from opened files.")).toBeVisible();
  await progress.getByRole("button", { name: "Ben" }).click();
  const dialog = page.getByRole("dialog", { name: "One person’s tests" });
  // One test has nothing to compare.
  await expect(dialog.getByRole("paragraph")).toHaveText(["1 of 3 tests."]);
  await page.keyboard.press("Escape");

  const others = Array.from({ length: 28 }, (_, index) => {
    const interval = 300 + 3 * index;
    return resultsOf(`P${index}`, [interval, interval + 1, interval + 2]);
  });
  await openTestFiles(page, others);
  await expect(namesIn(progress)).toHaveCount(30);
  await page.emulateMedia({ media: "print" });
  expect(await countSheets(page, { format: "A4" })).toBe(1);
  await page.emulateMedia({ media: "screen" });
});

/** The names in the table, from top to bottom. */
function namesIn(progress: Locator): Locator {
  return progress.getByRole("rowheader").getByRole("button");
}

/** A results file: a test for each interval between keys, in milliseconds, or of a pasted text. */
function resultsOf(
  typist: string,
  typed: readonly (number | "pasted")[],
  plan: { title: string; digest: string } = { title: "Class test", digest: "0000000a" },
) {
  const tests = typed.map((interval, index) => {
    const log = logOf(text, () => (interval === "pasted" ? 0 : interval));
    const pasted = { at: 0, kind: "pasted", start: 0, removed: 0, inserted: text };
    const place = { typist, run: 1, seed: 1, test: index + 1, tests: 3, ...plan };
    const edits = interval === "pasted" ? [pasted] : log.edits;
    return { title: "Passage, easy", log: { ...log, edits, plan: place } };
  });
  return jsonFile(
    `${typist.replaceAll(/\W/g, "-")}.json`,
    JSON.stringify({ format: "keypace-saved-tests", version: 1, tests }),
  );
}

/** Saves the table and reads it. */
async function savedTable(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const { name, contents } = await savedBy(page, () =>
    page.getByRole("button", { name: /^Saved?(?: table)?$/ }).click(),
  );
  expect(name).toMatch(/^keypace-people-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  return readCsv(contents.toString());
}
