import { expect, type Locator, type Page } from "@playwright/test";
import { choose } from "./result-lists.ts";

/** Unfolds the whole report, whose parts appear one after another once the trial is analysed. */
export async function unfoldReport(page: Page): Promise<Locator> {
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.getByRole("heading", { name: "How it was measured" })).toBeVisible();
  for (const folded of await report.locator("summary").all()) await folded.click();
  return report;
}

/** Names and values of the part How it was measured. */
export function explainedFigures(report: Locator): Promise<[name: string, value: string][]> {
  return report
    .locator("details", { hasText: "Figures and formulas" })
    .getByRole("term")
    .evaluateAll((terms) =>
      terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
    );
}

/** Uses every feature of a result and its report, except those that open the system's dialogs. */
export async function useWholeReport(page: Page): Promise<void> {
  const report = await unfoldReport(page);
  const press = (name: string) => report.getByRole("button", { name, exact: true }).click();
  await press("Previous key");
  await press("Next key");
  await press("Play");
  await choose(page, "Share", "Share the picture");
  const picture = page.getByRole("dialog", { name: "Picture of your result" });
  for (const [button, done] of [
    ["Save picture", "Saved"],
    ["Copy picture", "Copied"],
  ] as const) {
    await picture.getByRole("button", { name: button }).click();
    await expect(picture.getByRole("button", { name: done })).toBeVisible();
  }
  await picture.getByRole("button", { name: "Close" }).click();
  await choose(page, "Share", "Copy as text");
  await expect(page.getByRole("button", { name: "Text copied" })).toBeVisible();
  await page.keyboard.press("Escape");
  for (const file of ["Results as a table", "Keystroke log", "Keystroke log as a table"]) {
    await choose(page, "Save", file);
    await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await writeCertificate(page);
}

/** Writes a name on the certificate, if there is one, and reads what is printed. */
async function writeCertificate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const offer = page.getByRole("button", { name: "Certificate", exact: true });
  // A text that was not typed has no certificate.
  if ((await offer.count()) === 0) return page.keyboard.press("Escape");
  await offer.click();
  const dialog = page.getByRole("dialog", { name: "Certificate" });
  await dialog.getByLabel("Name (optional)").fill("Ada Lovelace");
  await expect(dialog.getByRole("article")).toContainText("Ada Lovelace");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
}
