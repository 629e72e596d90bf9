import { expect, type Page } from "@playwright/test";
import type { Milliseconds } from "../../src/engine/trial/edit.ts";
import { test } from "../test.ts";
import { openTest, typingField } from "../typing.ts";
import { begin, beginOwnText, openMenu } from "../what-to-type.ts";

/** A megabyte of words. */
const text = "words ".repeat(175_000);

/** The longest that the page may take for the text, the browser's own work on its field aside. */
const longestAnswer: Milliseconds = 200;

const kinds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a passage": () => Promise.resolve(),
  "a timed text": async (page) => {
    await openMenu(page);
    await begin(page, "120 seconds");
  },
  "a long text of one's own": (page) => beginOwnText(page, "words ".repeat(15_000)),
};

for (const [name, choose] of Object.entries(kinds)) {
  test(`a megabyte at once into ${name} is taken, and answered at once`, async ({ page }) => {
    await openTest(page);
    await choose(page);
    const script = await scriptTime(page);
    await page.keyboard.insertText(text);
    await expect(typingField(page)).toHaveValue(text);
    if (name !== "a timed text") {
      await expect(page.getByText("Far more was put in than there was to type")).toBeVisible();
    }
    expect(await script()).toBeLessThan(longestAnswer);
  });
}

/**
 * @returns what tells for how long the page's scripts have had the processor since. Not the time on
 * the wall, which a busy machine makes longer.
 */
async function scriptTime(page: Page): Promise<() => Promise<Milliseconds>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const before = await read();
  return async () => (await read()) - before;
}
