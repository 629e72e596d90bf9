import { setTimeout as wait } from "node:timers/promises";
import { benchTexts } from "../texts.ts";
import type { BenchPage } from "./bench-browser.ts";
import { slowDown } from "./load-cold.ts";
import { typeKeysInPage } from "./type-keys.ts";

declare global {
  interface Window {
    /** The times of the first paint of some elements, in milliseconds since the visit began. */
    firstSeen: { paint: number; inField: number; coloured: number };
    fieldIsSeen(): void;
  }
}

/** The result of keys typed as soon as something is visible. */
export interface EarlyKeys {
  readonly firstPaint: number;
  readonly inField: number;
  readonly coloured: number;
  readonly lost: number;
}

/** Loads a page on a slow connection and types 30 keys from the first frame with a field. */
export async function typeWhileLoading(
  { page, session }: BenchPage,
  address: string,
): Promise<EarlyKeys> {
  await slowDown(session);
  const { promise: fieldSeen, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction("fieldIsSeen", resolve);
  await page.addInitScript(watchForField);
  await page.goto(address, { waitUntil: "commit" });
  await fieldSeen;
  const keys = benchTexts.passage.slice(0, 30);
  await typeKeysInPage(session, keys, 50);
  await page.waitForLoadState("networkidle");
  await wait(1500);

  const { paint, inField, coloured } = await page.evaluate(() => window.firstSeen);
  const accepted = await page.locator("textarea").first().inputValue();
  return { firstPaint: paint, inField, coloured, lost: keys.length - accepted.length };
}

function watchForField(): void {
  window.firstSeen = { paint: 0, inField: 0, coloured: 0 };
  const { firstSeen } = window;
  const colours = "[data-state=correct], [data-state=wrong]";
  const afterFrame = (note: (now: number) => void) => setTimeout(() => note(performance.now()));
  let isFocused = false;
  const look = () => {
    const field = document.querySelector("textarea");
    firstSeen.paint ||= performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    if (field && firstSeen.paint > 0 && !isFocused) {
      isFocused = true;
      field.focus();
      window.fieldIsSeen();
    }
    if (field?.value && firstSeen.inField === 0) {
      afterFrame((now) => {
        firstSeen.inField ||= now;
      });
    }
    const hasColours = document.querySelector(colours) !== null;
    if (hasColours && firstSeen.coloured === 0) {
      afterFrame((now) => {
        firstSeen.coloured ||= now;
      });
    }
    if (firstSeen.coloured === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
