import { expect, type Page } from "@playwright/test";
import { openPage } from "../open-page.ts";
import { logOf, openTests, progressOf } from "../opened-tests.ts";
import { states } from "../states.ts";
import { expectPaintedLikeField } from "../painted-passage.ts";
import { expectKindsOfComplaint, test } from "../test.ts";
import { completePassage, expectFigures, openTest, resultHeading } from "../typing.ts";
import { openOwnText, ownTextDialog, ownTextField } from "../what-to-type.ts";
import { unfoldReport } from "../whole-report.ts";
import { visitAll } from "../whole-visit.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a page that is translated as it is used comes to no error, whatever is used", async ({
  page,
  complaints,
}) => {
  test.slow(); // Everything there is.
  await translatePages(page);
  await visitAll(page, complaints);
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
});

test("translated, all that is typed and measured still follows", async ({ page }) => {
  await translatePages(page);
  await openTest(page);
  await expect(page.locator("main font").first()).toBeAttached();
  await page.keyboard.type("##");
  await expectFigures(page, { Accuracy: "0 %", Errors: "2" });
  await expectPaintedLikeField(page);
  await expect(page.locator("#passage-text font, [data-testid=passage] font, dd font")).toHaveCount(
    0,
  );
  await completePassage(page, 2);
  await expect(resultHeading(page)).toBeFocused();
  await expect(page.locator("[data-result] font")).toHaveCount(0);

  const report = await unfoldReport(page);
  const inField = report
    .getByText("You typed")
    .locator("xpath=ancestor-or-self::p/following-sibling::p[1]");
  await report.getByRole("slider", { name: "Position in the replay" }).press("Home");
  for (const typed of ["#", "##"]) {
    await report.getByRole("button", { name: "Next key" }).click();
    await expect(inField).toHaveText(typed);
  }

  await openOwnText(page);
  for (const text of ["One text", "Another\ttext"]) {
    await ownTextField(page).fill(text);
    await expect(ownTextDialog(page).locator("blockquote")).toHaveText(text.replace("\t", " "));
  }
});

test("translated, progress follows the files that are opened and the kind that is chosen", async ({
  page,
}) => {
  await translatePages(page);
  await openPage(page, "/");
  await expect(page.locator("main font").first()).toBeAttached();
  const progress = progressOf(page);
  const open = (name: string, text: string) =>
    openTests(page, { name, mimeType: "application/json", buffer: Buffer.from(text) });
  await open("letter.json", "Dear Ada");
  await expect(progress.getByText("letter.json is not a JSON file")).toBeVisible();
  // Five characters are a word: 60 WPM, then 120.
  const tests = [200, 200, 200, 100, 100, 100].map((interval, index) => ({
    title: interval === 200 ? "Passage" : "Code",
    log: logOf(`the square at night ${index} `.repeat(2), () => interval),
  }));
  await open("tests.json", JSON.stringify(tests));
  await expect(progress.getByText("Open more files")).toBeVisible();
  await expect(progress.getByText("letter.json")).toHaveCount(0);
  const kinds = progress.getByRole("combobox");
  for (const [kind, speeds] of [
    ["Code", /^1\d\d WPM, first test against last two/],
    ["Passage", /^6\d WPM, first test against last two/],
    ["", /^These tests are of different kinds/],
  ] as const) {
    await kinds.selectOption(kind);
    await expect(progress.getByText(speeds)).toBeVisible();
  }
});

const others = states.filter(
  ({ name, isVisited }) => !isVisited && name !== "the error screen" && !name.startsWith("a test"),
);
for (const { name, reach, complaints: expected = [] } of others) {
  test(`${name}, translated, comes to no error`, async ({ page, complaints }) => {
    await translatePages(page);
    await reach(page);
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expectKindsOfComplaint(complaints, expected);
  });
}

/** Has pages opened from now on translated once they have come to life, and whatever changes in them later. */
async function translatePages(page: Page) {
  await page.addInitScript(() => {
    const original = "script, style, textarea, [translate=no], .notranslate, font";

    // oxlint-disable-next-line typescript/no-deprecated -- what translators put
    const font = () => document.createElement("font");

    /** As translators do: what stood there goes, and what they put is an element of their own. */
    const translate = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(original)) return;
      const outer = font();
      const inner = outer.appendChild(font());
      inner.textContent = text.nodeValue;
      text.parentNode?.replaceChild(outer, text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    // The page itself, its links, and what stands below the test, which takes files then.
    const isAlive = () =>
      document.querySelector("[data-alive]") !== null &&
      history.scrollRestoration === "manual" &&
      document.querySelector("[type=file]:disabled") === null;
    const whenAlive = () => {
      if (!isAlive()) {
        requestAnimationFrame(whenAlive);
        return;
      }
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          for (const node of [target, ...addedNodes]) if (node.isConnected) translateAll(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    requestAnimationFrame(whenAlive);
  });
}
