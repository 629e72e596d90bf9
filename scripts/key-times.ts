/**
 * Types a passage with the keys of an X server in each installed browser, while the page is blocked again
 * and again, and prints what the report shows: `npm run key-times`. docs/work/measurement.md has the results.
 */
import { setTimeout as wait } from "node:timers/promises";
import { deviation, max, mean, median } from "d3-array";
import { randomFrom } from "../src/engine/test-aids/typing-log.ts";
import { type Browser, browsers } from "./browsers/browsers.ts";
import { startDisplay } from "./key-times/display.ts";
import { explained, prepare, typedTimes } from "./key-times/in-page.ts";
import { openBrowser } from "./key-times/open-browser.ts";
import { type XKeyboard, xKeyboard } from "./key-times/x-keyboard.ts";
import { withBuiltSite } from "./server/with-built-site.ts";

const names = [
  "chromium",
  "firefox",
  "webkit",
] as const satisfies readonly (keyof typeof browsers)[];

await withBuiltSite(async (site) => {
  for (const name of names) {
    const browser: Browser = browsers[name];
    if (browser.isInstalled()) await printTimesOf(name, site);
    else console.log(`${browser.name} is not installed.`);
  }
});

async function printTimesOf(name: keyof typeof browsers, site: string): Promise<void> {
  const { display, stop } = await startDisplay();
  const page = await openBrowser(name, site, display);
  const keyboard = await xKeyboard(display);
  // Waits until the page is idle.
  await wait(3_000);
  const { passage, x, y } = await page.run(prepare);
  keyboard.click(x, y);
  await wait(500);
  const sent = await typeWith(keyboard, passage);
  // Waits until the report is shown and its figures are unfolded.
  await wait(2_000);
  await page.run(explained);
  await wait(1_000);
  const figures = await page.run(explained);

  console.log(`\n${browsers[name].name}, ${passage.length} keys`);
  console.log(`as sent        ${figuresOf(sent)}`);
  console.log(`by the report  median ${figures["Median interval"]}`);
  const { keys, edits } = await page.run(typedTimes);
  console.log(`by the keys    ${figuresOf(keys)}`);
  console.log(`by the edits   ${figuresOf(edits)}`);
  const delays = edits.map((at, index) => at - (keys[index] ?? at));
  console.log(`edits after their keys, at most: ${Math.max(...delays).toFixed(1)} ms`);
  keyboard.close();
  await page.close();
  stop();
}

/** Types at about 100 words per minute, unevenly; returns the time of each key press. */
async function typeWith(keyboard: XKeyboard, text: string): Promise<readonly number[]> {
  const random = randomFrom(1);
  const pressed: number[] = [];
  let next = performance.now();
  for (const character of text) {
    await wait(Math.max(0, next - performance.now()));
    pressed.push(performance.now());
    keyboard.press(character);
    await wait(30);
    keyboard.release(character);
    next = Math.max(next, performance.now() - 30) + 84 + 72 * random();
  }
  return pressed;
}

function figuresOf(times: readonly number[]): string {
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const variation = (deviation(intervals) ?? 0) / (mean(intervals) ?? 1);
  return `median ${Math.round(median(intervals) ?? 0)} ms, variation ${variation.toFixed(2)}, longest ${Math.round(max(intervals) ?? 0)} ms`;
}
