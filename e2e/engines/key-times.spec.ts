import { expect } from "@playwright/test";
import { explained } from "../../scripts/key-times/in-page.ts";
import { holdUp } from "../hold-up.ts";
import { focused, shownPassage } from "./on-screen.ts";
import { test } from "./test.ts";

declare global {
  interface Window {
    /** When each key went down, by the events' own time stamps. */
    pressed: number[];
  }
}

test("keys pressed while the page is held up are timed when they were pressed", async ({
  visitor,
  browserName,
}) => {
  await visitor.open("/");
  await visitor.click("textbox", "Type the passage here");
  const passage = await shownPassage(visitor);
  await visitor.run(recordKeys);
  for (let start = 0; start < passage.length; start += 40) {
    if (start > 0) await visitor.run(holdUp);
    // The first of them is on its way while the page stands still.
    await visitor.type(passage.slice(start, start + 40));
  }
  await expect.poll(() => focused(visitor)).toMatch(/^[\d,]+ words per minute/);
  await expect
    .poll(() => visitor.run(explained))
    .toMatchObject({ Keystrokes: `${passage.length}` });

  const pressed = await visitor.run(() => window.pressed);
  const figures = await visitor.run(explained);
  // By the last place that is shown, for a figure may lie on the edge of two.
  for (const [name, { value, lastPlace }] of Object.entries(figuresOf(pressed))) {
    const shown = Number.parseFloat(figures[name] ?? "");
    expect(Math.abs(shown - value), `${name}: ${shown}, by the keys ${value}`).toBeLessThan(
      lastPlace,
    );
  }
  const delay = figures["The page’s own delay"] ?? "";
  expect(delay).toMatch(new RegExp(`of ${passage.length} keys$`));
  // The other drivers may wait with the page before they press a key.
  if (browserName === "chromium") {
    expect(Number(/worst ([\d.]+) ms/.exec(delay)?.[1])).toBeGreaterThan(250);
  }
});

/** Runs in the page. */
function recordKeys(): void {
  window.pressed = [];
  addEventListener(
    "keydown",
    ({ code, timeStamp }) => {
      if (!code.startsWith("Shift")) window.pressed.push(timeStamp);
    },
    true,
  );
}

/** What the report must say of characters that were typed at these times. */
function figuresOf(
  times: readonly number[],
): Readonly<Record<string, { readonly value: number; readonly lastPlace: number }>> {
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = intervals.toSorted((one, other) => one - other);
  const middle = ((sorted[sorted.length >> 1] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2;
  const mean = intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length;
  const squares = intervals.reduce((sum, interval) => sum + (interval - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (intervals.length - 1));
  return {
    "Time, not rounded": { value: (mean * intervals.length) / 1000, lastPlace: 0.1 },
    "Median interval": { value: middle, lastPlace: 1 },
    "Variation of intervals": { value: deviation / mean, lastPlace: 0.01 },
  };
}
