import { expect, type Page } from "@playwright/test";
import { waitForAllCode } from "./test-aids/all-code.ts";
import { holdBack } from "./test-aids/hold-back.ts";
import { requestsOf } from "./test-aids/requests.ts";
import { currentArea } from "./test-aids/painted-passage.ts";
import { texts as german } from "../src/content/languages/de.ts";
import { expectProblems, sharedPageTest as test } from "./test.ts";
import {
  expectFigures,
  figure,
  openTest,
  resultHeading,
  shownPassage,
  typePassage,
  typingField,
  tryAgain,
} from "./test-aids/typing.ts";
import { beginOwnText, chooseMode, modeButton, pressMode } from "./test-aids/exercise-picker.ts";
import { choose } from "./test-aids/result-lists.ts";

test("in German, passage and timed text, report, Try Again and levels stay German", async ({
  page,
}) => {
  await openTest(page);
  await chooseLanguage(page, "de", "Deutsch");
  expect(german.passages.easy).toContain(await shownPassage(page));
  await expect(typingField(page)).toHaveAttribute("lang", "de");
  await waitForAllCode(page);
  const requests = requestsOf(page);
  await page.keyboard.type("#");
  await typePassage(page, 1);
  await expect(resultHeading(page)).toBeVisible();
  await expectFigures(page, { Errors: "1" });
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.locator("[lang=de]").first()).toContainText("#");
  expect(requests).toEqual([]);

  await choose(page, "Save", "Certificate");
  const certificate = page.getByRole("dialog", { name: "Certificate" });
  await expect(certificate.locator("blockquote")).toHaveAttribute("lang", "de");
  await page.keyboard.press("Escape");

  await tryAgain(page);
  await expect(typingField(page)).toHaveAttribute("lang", "de");
  await chooseMode(page, "30 seconds");
  await page.getByRole("radio", { name: "Medium" }).click();
  await expect(typingField(page)).toHaveAttribute("lang", "de");
  await expect(modeButton(page, "30 seconds")).toBeChecked();
  await expect(page.getByTestId("passage")).toHaveText(/[äöüß]/);
});

test("passage and field follow the language: its direction, where its lines break, and its face", async ({
  page,
}) => {
  await test.step("an Arabic passage runs from right to left, and so does its field", async () => {
    await openTest(page);
    await chooseLanguage(page, "ar", "العربية");
    await expect(page.getByTestId("passage")).toHaveAttribute("dir", "rtl");
    await expect(typingField(page)).toHaveAttribute("dir", "rtl");
    await page.keyboard.insertText((await shownPassage(page)).slice(0, 3));
    await expectFigures(page, { Errors: "0" });
    const { left } = await currentArea(page);
    const box = await page.getByTestId("passage").boundingBox();
    expect(left).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
  });
  await test.step("passage and field break Korean between words, and have Hindi in the same face", async () => {
    for (const [tag, name, expected] of [
      ["ko", "한국어", { wordBreak: "keep-all" }],
      ["hi", "हिन्दी", { fontFamily: expect.stringContaining("system-ui") }],
    ] as const) {
      await chooseLanguage(page, tag, name);
      for (const part of [page.getByTestId("passage"), typingField(page)]) {
        const style = await part.evaluate((element) => {
          const { wordBreak, fontFamily } = getComputedStyle(element);
          return { wordBreak, fontFamily };
        });
        expect(style).toMatchObject(expected);
      }
    }
  });
  await test.step("languages in Latin and Cyrillic letters use the site's own font", async () => {
    for (const [tag, name] of [
      ["pl", "Polski"],
      ["tr", "Türkçe"],
      ["uk", "Українська"],
      ["vi", "Tiếng Việt"],
    ] as const) {
      await chooseLanguage(page, tag, name);
      expect(await facesOf(page, "[data-testid=passage]"), name).toEqual(["Keypace Mono1"]);
    }
  });
});

test("if the font of a language does not load, the system's font is used", async ({
  page,
  problems,
}) => {
  await page.route(/keypace-mono-cyrillic-[^/]*\.woff2$/, (route) => route.abort());
  await openTest(page);
  await chooseLanguage(page, "uk", "Українська");
  await page.keyboard.insertText((await shownPassage(page)).slice(0, 5));
  await expectFigures(page, { Errors: "0" });
  // Two files, requested with the language and again with its first passage.
  await expectProblems(
    problems,
    Array.from({ length: 4 }, () => "Failed to load resource: net::ERR_FAILED"),
  );
});

test("the font of the letters of a visitor's own text is loaded before its first key; that of letters typed by mistake is not", async ({
  page,
}) => {
  const requests = requestsOf(page);
  const fonts = () => requests.filter((request) => request.startsWith("font"));
  await openTest(page);
  const opening = fonts().length;
  await page.keyboard.type("ї");
  await expectFigures(page, { Errors: "1" });
  expect(fonts()).toHaveLength(opening);

  await beginOwnText(page, "Żółw");
  await expect.poll(() => facesOf(page, "[data-testid=passage]")).toEqual(["Keypace Mono1"]);
  const { length } = fonts();
  expect(length).toBe(opening + 4);
  await page.keyboard.type("Żółї");
  await expect(resultHeading(page)).toBeVisible();
  expect(fonts()).toHaveLength(length);
});

test("a mode and a language chosen while either is loading are both kept", async ({ page }) => {
  const release = await holdBack(page, /\/assets\/languages\/(de|fr)-/);
  await openTest(page);
  const language = page.getByLabel("Language");
  await language.selectOption("fr");
  await pressMode(page, "30 seconds");
  await language.selectOption("de");
  await expect(modeButton(page, "30 seconds")).toBeChecked();
  await pressMode(page, "Weak spots");
  release();
  await expect(page.getByRole("alert")).toHaveText(/^Take a test first/);
  await expect(typingField(page)).toHaveAttribute("lang", "de");
  await expect(language).toHaveValue("de");
});

test("if a language's file does not load, a sentence says so, the test stays, and it can be chosen again", async ({
  page,
  problems,
}) => {
  await page.route("**/assets/languages/**", (route) => route.abort());
  await openTest(page);
  const passage = await shownPassage(page);
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.getByRole("alert")).toContainText(
    "The texts in German did not load. Check your connection, then choose the language again or reload the page.",
  );
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("en");
  expect(await shownPassage(page)).toBe(passage);
  await typingField(page).focus();
  await page.keyboard.type(passage.slice(0, 5));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(figure(page, "Errors")).toHaveText("0");
  await expectProblems(problems, ["Failed to load resource: net::ERR_FAILED"]);

  await page.unroute("**/assets/languages/**");
  await chooseLanguage(page, "de", "Deutsch");
});

/** Chooses a language and waits until the field of its passage has the focus. */
async function chooseLanguage(page: Page, tag: string, name: string) {
  const language = page.getByRole("combobox", { name: "Language" });
  await language.selectOption(name);
  await expect(typingField(page)).toHaveAttribute("lang", tag);
  await expect(language).toHaveValue(tag);
  await expect(typingField(page)).toBeFocused();
}

/** The faces in which an element's letters are drawn. */
async function facesOf(page: Page, selector: string): Promise<readonly string[]> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("DOM.enable");
  await inspector.send("CSS.enable");
  const { root } = await inspector.send("DOM.getDocument");
  const { nodeId } = await inspector.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await inspector.send("CSS.getPlatformFontsForNode", { nodeId });
  await inspector.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}
