/**
 * Makes the pictures of a half-typed passage for the README and for previews of links: `npm run pictures`.
 * Run it by hand when the look of the test changes; commit its output.
 */
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { chromiumOptions } from "./browsers/chromium.ts";
import { withBuiltSite } from "./server/with-built-site.ts";

/** Windows that show only the test below the header, and their scale. */
const pictures = [
  { path: "../docs/pictures/typing.png", width: 1200, height: 562, scale: 1 },
  // 1,200 by 630 pixels, which programs that show a link expect.
  { path: "../public/preview.png", width: 1080, height: 567, scale: 10 / 9 },
];

/** The beginning of the first easy passage, with two wrong characters. */
const typed =
  "The kettle sings on the stove xhile the rain taps the glass. q pour a cup of tea and ";

/** The time between two keys, on the page's own clock. */
const interval = 130;

await withBuiltSite(async (address) => {
  const browser = await chromium.launch(chromiumOptions());
  for (const picture of pictures) await take(browser, address, picture);
  await browser.close();
});

async function take(
  browser: Browser,
  address: string,
  { path, width, height, scale }: (typeof pictures)[number],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  // The first of the passages.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.clock.install();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.clock.runFor(5_000);
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Type the passage here" }).focus();
  for (const key of typed) {
    await page.keyboard.type(key);
    await page.clock.runFor(interval);
  }
  // The page around the test is dimmed until the visitor pauses for two seconds.
  await page.clock.runFor(2_200);
  await page.screenshot({
    path: fileURLToPath(new URL(path, import.meta.url)),
    animations: "disabled",
  });
}
