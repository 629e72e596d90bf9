import { expect } from "@playwright/test";
import { illegibleTexts, scrolledSideways } from "./test-aids/legibility.ts";
import { choose } from "./test-aids/result-lists.ts";
import { sharedClockTest as test } from "./test.ts";
import {
  openTenWords,
  resultHeading,
  typePassageAsPerson,
  typingField,
  tryAgain,
} from "./test-aids/typing.ts";
import { violations } from "./test-aids/violations.ts";

test("a link shows others the figures, as unverified; a broken one says so", async ({
  page,
  baseURL,
}) => {
  await openTenWords(page);
  await typePassageAsPerson(page);
  const speed = await resultHeading(page).locator("[aria-hidden]").textContent();
  const size = page.viewportSize();
  await test.step("the list can be read in a low window", async () => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole("button", { name: "Copy the link" })).toBeVisible();
    expect.soft(await illegibleTexts(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("the list under Save makes no page wider than its window", async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("group", { name: "Save", exact: true })).toBeVisible();
    expect.soft(await scrolledSideways(page)).toEqual([]);
    await page.keyboard.press("Escape");
    if (size) await page.setViewportSize(size);
  });
  await choose(page, "Share", "Copy the link");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await tryAgain(page);
  await page.keyboard.press("ControlOrMeta+V");
  const link = await typingField(page).inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/#r=[\\w.-]{20,60}$`));

  const claim = page.getByRole("region", { name: "Shared result" });
  for (const [address, words] of [
    [link.slice(0, -2), "This result link is incomplete or was changed"],
    [`${baseURL}/#r=<img src=x onerror=alert(1)>`, "This result link is incomplete or was changed"],
    [link, `${speed} WPM`],
  ] as const) {
    // Leaves Home, which an address with a hash would not load again.
    await page.goto("/robots.txt");
    await page.goto(address);
    await expect(claim).toContainText(words);
    await expect(typingField(page)).toHaveValue("");
  }
  await claim.getByRole("button", { name: "Dismiss" }).click();
  await expect(claim).toHaveCount(0);
  expect(page.url()).toBe(`${baseURL}/`);
});
