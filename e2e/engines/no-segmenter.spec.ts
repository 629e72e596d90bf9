import { expect } from "@playwright/test";
import { focused, shownPassage } from "./on-screen.ts";
import { test } from "./test.ts";

test("where the browser cannot tell characters apart, code points are typed, and it is said", async ({
  visitor,
  browserName,
}) => {
  test.skip(browserName === "webkit", "Its driver runs nothing before a page's scripts.");
  await visitor.prepare(() => Object.assign(Intl, { Segmenter: undefined }));
  await visitor.open("/#hi");
  await expect.poll(() => shownPassage(visitor)).toMatch(/\p{Script=Devanagari}/u);
  await visitor.click("textbox", "Type the passage here");
  await visitor.type(await shownPassage(visitor));
  await expect.poll(() => focused(visitor)).toMatch(/ 100 percent accuracy/);
  const result = await visitor.run(() => document.querySelector("main")?.textContent);
  expect(result).toContain("the figures suffer");
});
