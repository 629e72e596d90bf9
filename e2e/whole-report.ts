import { expect, type Locator, type Page } from "@playwright/test";

/** Unfolds all of the report, whose parts come one after another once the trial is analysed. */
export async function unfoldReport(page: Page): Promise<Locator> {
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.getByRole("heading", { name: "How it was measured" })).toBeVisible();
  for (const folded of await report.locator("summary").all()) await folded.click();
  return report;
}

/** Uses all that a result and its report offer, but what leaves the page by the system's own ways. */
export async function useWholeReport(page: Page): Promise<void> {
  const report = await unfoldReport(page);
  const press = (name: string) => report.getByRole("button", { name, exact: true }).click();
  await press("Previous key");
  await press("Next key");
  await press("Play");
  for (const [button, outcome] of [
    ["Save picture", / was handed to the browser to save\.$/],
    ["Copy picture", "Picture copied."],
    ["Copy as text", "Text copied."],
    ["Copy link", "Link copied."],
    ["Save as CSV", "keypace-keystrokes.csv was handed to the browser to save."],
    ["Save as JSON", "keypace-keystrokes.json was handed to the browser to save."],
  ] as const) {
    // Not of what was typed faster than people can.
    const isRefused = (await report.getByText("There is no link").count()) > 0;
    if (button === "Copy link" && isRefused) continue;
    await press(button);
    await expect(report.getByText(outcome)).toBeAttached();
  }
  await writeCertificate(page);
}

/** Writes a name on the certificate, where there is one, and reads what is printed. */
async function writeCertificate(page: Page): Promise<void> {
  const offer = page.getByRole("region", { name: "Report" }).getByRole("button", {
    name: "Certificate",
  });
  // Not of what was not typed.
  if ((await offer.count()) === 0) return;
  await offer.click();
  const dialog = page.getByRole("dialog", { name: "Certificate" });
  await dialog.getByLabel("Name (optional)").fill("Ada Lovelace");
  await expect(dialog.getByRole("article")).toContainText("Ada Lovelace");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
}
