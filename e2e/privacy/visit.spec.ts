import { expect } from "@playwright/test";
import { readSiteFiles } from "../../scripts/site/site-file.ts";
import { folders } from "../../scripts/project/folders.ts";
import { sitePages } from "../test-aids/site-pages.ts";
import { translatePages } from "../test-aids/translate-pages.ts";
import { openTest } from "../test-aids/typing.ts";
import { openOwnText, ownTextField } from "../test-aids/exercise-picker.ts";
import { test } from "./counted-host.ts";
import { storedData, nothingStored } from "./stored-data.ts";
import { visitAll } from "../test-aids/whole-visit.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a whole visit, translated meanwhile, requests only files of the site and leaves only the theme; what was typed is nowhere to be found", async ({
  page,
  requests,
  problems,
}) => {
  test.slow(); // Uses every feature.
  await translatePages(page);
  await visitAll(page, problems, requests);
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  expect(await storedData(page)).toEqual(nothingStored);

  await test.step("the page is left while a text is typed and another is in the dialog", async () => {
    await page.keyboard.type("Some words");
    await openOwnText(page);
    await ownTextField(page).fill("A private letter");
    await page.reload();
    await openTest(page);
    expect(await storedData(page)).toEqual(nothingStored);
    expect(await page.evaluate(() => [window.name, document.referrer])).toEqual(["", ""]);
    await openOwnText(page);
    await expect(ownTextField(page)).toHaveValue("");
    await page.keyboard.press("Escape");
  });

  await test.step("the theme", async () => {
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await storedData(page)).toEqual({ ...nothingStored, local: ["theme=dark"] });
  });

  const files = (await readSiteFiles(folders.site)).map(({ address }) => address);
  const addresses = new Set([...files, ...sitePages.map(({ path }) => path), "/nowhere"]);
  const strays = requests.filter((request) => !addresses.has(request.replace("GET ", "")));
  expect(strays).toEqual([]);
});
