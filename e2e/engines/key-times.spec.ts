import { expect } from "@playwright/test";
import { explained } from "../../scripts/key-times/in-page.ts";
import { blockPage } from "../test-aids/block-page.ts";
import { focused, passageOnScreen } from "./on-screen.ts";
import { test } from "./test.ts";

declare global {
  interface Window {
    /** When each key went down, by the events' own timestamps. */
    pressed: number[];
    /** The longest time from a key to its input event. */
    longestDelay: number;
  }
}

test("keys pressed while the page is blocked have the time at which they were pressed", async ({
  visitor,
  browserName,
}) => {
  await visitor.open("/");
  await visitor.click("textbox", "Type the passage here");
  const passage = await passageOnScreen(visitor);
  await visitor.run(recordKeys);
  for (let start = 0; start < passage.length; start += 40) {
    if (start > 0) await visitor.run(blockPage);
    // The first of them is dispatched while the page is blocked.
    await visitor.type(passage.slice(start, start + 40));
  }
  await expect.poll(() => focused(visitor)).toMatch(/^[\d,]+ words per minute/);
  await expect
    .poll(() => visitor.run(explained))
    .toMatchObject({ Characters: `${passage.length}` });

  const pressed = await visitor.run(() => window.pressed);
  const figures = await visitor.run(explained);
  // To the last decimal shown, because a figure may be rounded either way.
  for (const [name, { value, lastPlace }] of Object.entries(figuresOf(pressed))) {
    const shown = Number.parseFloat((figures[name] ?? "").replaceAll(",", ""));
    expect(Math.abs(shown - value), `${name}: ${shown}, by the keys ${value}`).toBeLessThan(
      lastPlace,
    );
  }
  // The other drivers may wait for the page before they press a key.
  if (browserName === "chromium") {
    expect(await visitor.run(() => window.longestDelay)).toBeGreaterThan(250);
  }
});

/** Runs in the page. */
function recordKeys(): void {
  window.pressed = [];
  window.longestDelay = 0;
  addEventListener(
    "input",
    () => {
      const delay = performance.now() - (window.pressed.at(-1) ?? Infinity);
      window.longestDelay = Math.max(window.longestDelay, delay);
    },
    true,
  );
  addEventListener(
    "keydown",
    ({ code, timeStamp }) => {
      if (!code.startsWith("Shift")) window.pressed.push(timeStamp);
    },
    true,
  );
}

/** The report's figures for characters typed at these times. */
function figuresOf(
  times: readonly number[],
): Readonly<Record<string, { readonly value: number; readonly lastPlace: number }>> {
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = intervals.toSorted((one, other) => one - other);
  const middle = ((sorted[sorted.length >> 1] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2;
  const duration = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    "Characters per minute": { value: (60_000 * times.length) / duration, lastPlace: 1 },
    "Median interval": { value: middle, lastPlace: 1 },
  };
}
