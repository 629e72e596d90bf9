import { quantile } from "d3-array";
import type { Page } from "playwright";
import type { BenchPage } from "../browser/bench-browser.ts";
import { typeKeysApart } from "../browser/type-keys.ts";
import { atMost, type Part } from "../part.ts";
import { focusField, type Subject } from "../subject.ts";
import { benchTexts } from "../texts.ts";
import { keyTrace } from "../trace/key-trace.ts";
import { openManyTests } from "./saved-tests.ts";

/** Features that a visitor may have enabled, none of which may make a key cost more. */
const burdens: readonly {
  readonly name: string;
  readonly max: number | null;
  readonly enable: (page: Page) => Promise<void>;
}[] = [
  { name: "a race with a mark", max: 1.05, enable: race },
  {
    name: "every option but Smooth cursor",
    max: 1.05,
    enable: (page) => switchOn(page, /^(?!Smooth cursor)/),
  },
  // Decision 10: off by default, because of its cost.
  { name: "Smooth cursor", max: null, enable: (page) => switchOn(page, /^Smooth cursor/) },
  {
    name: "10,000 saved tests opened",
    max: 1.05,
    enable: async (page) => void (await openManyTests(page)),
  },
];

/**
 * The cost of keys with a race, with every option, and after a year of saved tests, relative to a plain
 * test.
 */
export const burdensPart: Part = {
  name: "burdens",
  title: "A key with all that can be asked for, over a plain one",
  rounds: 3,
  async measure(subject, { withPage }, isQuick) {
    const keys = isQuick ? 30 : 100;
    const cost = (enable: (page: Page) => Promise<void>) =>
      withPage((opened) => costOfKey(opened, subject, keys, enable));
    const plain = await cost(async () => {});
    const readings = [{ measure: "plain: key to paint, p50 (ms)", value: plain }];
    // The last one first generates a file of 400 MB.
    for (const { name, max, enable } of isQuick ? burdens.slice(0, -1) : burdens) {
      readings.push({
        measure: `${name}, over plain (×)`,
        value: (await cost(enable)) / plain,
        ...(max !== null && { target: atMost(max) }),
      });
    }
    return readings;
  },
};

async function costOfKey(
  { page, session }: BenchPage,
  subject: Subject,
  keys: number,
  enable: (page: Page) => Promise<void>,
): Promise<number> {
  await subject.chooseText(page, benchTexts.short);
  await enable(page);
  await focusField(page);
  // Without mistakes, because one option stops at them.
  const { costs } = await keyTrace(session, () =>
    typeKeysApart(session, benchTexts.short.slice(0, keys), 100),
  );
  return quantile(costs, 0.5) ?? 0;
}

async function race(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
}

async function switchOn(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  for (const option of await page.getByRole("checkbox", { name }).all()) await option.check();
}
