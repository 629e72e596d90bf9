import { expect } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { openTests, progressOf } from "./opened-tests.ts";
import { test } from "./test.ts";
import { openTest, resultHeading, typePassageAsPerson } from "./typing.ts";

test("a visit that was saved is opened on a fresh page with the same figures", async ({ page }) => {
  await openTest(page);
  await typePassageAsPerson(page);
  await expect(resultHeading(page)).toBeFocused();
  const speed = /^[\d,]+/.exec((await resultHeading(page).textContent()) ?? "")?.[0] ?? "none";
  const likely = await page
    .getByText(/^likely \d+ to \d+$/)
    .first()
    .textContent();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save this visit" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("keypace-visit.json");
  const path = await saved.path();

  await openPage(page, "/");
  await openTests(page, path);
  const progress = progressOf(page);
  await expect(progress.getByText("1 test: from 1 opened file.")).toBeVisible();
  await progress.getByText("Test by test").click();
  const row = progress.getByRole("row", { name: /^1 Passage/ });
  await expect(row).toContainText(`${speed}, ${likely?.replace("likely ", "")}`);

  await openTests(page, path);
  await expect(progress.getByText("1 test opened twice and counted once.")).toBeVisible();
});

test("files that hold no test are told by name, and nothing in them is markup", async ({
  page,
}) => {
  await openPage(page, "/");
  const hostile =
    '{"title":"<img src=x onerror=alert(1)>","format":"keypace-keystroke-log","version":99}';
  await openTests(page, [
    fileOf("cut.json", '{"format":"keypace-saved-te'),
    fileOf("deep.json", "[".repeat(100_000)),
    fileOf("<b>new</b>.json", hostile),
    fileOf("other.json", '{"name":"another program"}'),
  ]);
  const told = progressOf(page).getByRole("status");
  await expect(told).toContainText("cut.json is no JSON file, or was cut off.");
  await expect(told).toContainText("deep.json is no JSON file, or was cut off.");
  await expect(told).toContainText("<b>new</b>.json is of a newer version of this site");
  await expect(told).toContainText("other.json is no file of this site.");
  await expect(progressOf(page).getByRole("img")).toHaveCount(0);
});

test("a file may be dropped anywhere on the page, or pasted where no text is taken", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(progressOf(page).locator("input[type=file]")).toBeEnabled();
  await page.evaluate(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(["[]"], "dropped.json", { type: "application/json" }));
    const on = document.querySelector("h1");
    on?.dispatchEvent(
      new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }),
    );
  });
  const told = progressOf(page).getByRole("status");
  await expect(told).toContainText("dropped.json has no test in it.");
  await page.evaluate(() => {
    const carried = new DataTransfer();
    carried.setData("text/plain", '{"from": "elsewhere"}');
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: carried, bubbles: true }),
    );
  });
  await expect(told).toContainText("What was pasted is no file of this site.");
});

function fileOf(name: string, text: string) {
  return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}
