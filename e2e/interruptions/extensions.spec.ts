import { expect, type Page } from "@playwright/test";
import { changePages } from "../test-aids/change-pages.ts";
import { expectPaintedLikeField } from "../test-aids/painted-passage.ts";
import { expectProblems, sharedPageTest as test } from "../test.ts";
import {
  completePassage,
  expectFigures,
  expectResultFocused,
  openTest,
  resultHeading,
  shownPassage,
  typingField,
  tryAgain,
} from "../test-aids/typing.ts";

/** What extensions do to pages; runs in the page. */
const changes: Readonly<Record<string, () => void>> = {
  "wraps every text, as translators do": () => {
    for (const run of document.querySelectorAll('[data-testid="passage"], #passage-text')) {
      const translated = document.createElement("x-translated");
      translated.append(...run.childNodes);
      run.append(translated);
    }
  },
  "removes what is painted": () => {
    document.querySelector('[data-testid="passage"]')?.replaceChildren();
  },
  "puts its own attributes and elements around the field": () => {
    const field = document.querySelector("textarea");
    for (const name of ["spellcheck", "data-gramm", "data-lt-active", "aria-controls"]) {
      field?.setAttribute(name, "true");
    }
    field?.before(document.createElement("grammarly-extension"));
    field?.after(document.createElement("x-toolbar"));
    document.body.prepend(document.createElement("x-overlay"));
  },
};

test("an extension that changes texts, attributes and elements disturbs no test", async ({
  page,
}) => {
  await openTest(page);
  for (const [name, change] of Object.entries(changes)) {
    await test.step(name, async () => {
      const passage = await shownPassage(page);
      await page.keyboard.type(`${passage.slice(0, 5)}#`);
      await page.evaluate(change);
      await page.keyboard.type(passage.slice(6, 12));
      await expectPaintedLikeField(page);
      await completePassage(page, 12);
      await expectResultFocused(page);
      await expectFigures(page, { Errors: "1" });
      await tryAgain(page);
      await expectFigures(page, { Errors: "0" });
    });
  }
});

test("if an extension removes or wraps the stats or the passage, the result still follows", async ({
  page,
  problems,
}) => {
  for (const [selector, isWrapped] of [
    ["dl", false],
    ["dl", true],
    ["[data-testid=passage]", true],
    ["form", true],
  ] as const) {
    await test.step(`${isWrapped ? "wraps" : "removes"} ${selector}`, async () => {
      await openTest(page);
      await page.evaluate(
        ([of, wraps]) => {
          const element = document.querySelector(of);
          const own = document.createElement("x-own");
          element?.replaceWith(own);
          if (element && wraps) own.append(element);
        },
        [selector, isWrapped] as const,
      );
      // Moving the field has taken its focus.
      await typingField(page).focus();
      await page.keyboard.insertText(await shownPassage(page));
      await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
      await expectResultFocused(page);
    });
  }
  const notFound = expect.stringContaining("NotFoundError");
  await expectProblems(problems, [notFound, notFound]);
});

for (const [taken, said] of [
  ["main > *", []],
  ["main", [expect.stringContaining("removeChild")]],
  ["header", []],
] as const) {
  test(`if an extension moves ${taken} into an element of its own, the site and what was typed remain`, async ({
    page,
    problems,
  }) => {
    await openTest(page);
    await expect(page.locator("[data-alive]")).toBeVisible();
    await page.keyboard.type("Some");
    await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      const own = document.createElement("x-own");
      element?.replaceWith(own);
      if (element) own.append(element);
    }, taken);
    await page.getByRole("link", { name: "About" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(typingField(page)).toHaveValue("Some");
    await expectProblems(problems, said);
  });
}

test("a page that an extension changed before its script arrived still becomes interactive", async ({
  page,
  problems,
}) => {
  await changeOnArrival(page);
  await openTest(page);
  await page.keyboard.type((await shownPassage(page)).slice(0, 5));
  await expectPaintedLikeField(page);
  await expectFigures(page, { Errors: "0" });
  // React reports that the markup differs from what it rendered.
  expect(problems.splice(0).join()).toMatch(/^(?:Minified React error #418.*)?$/);
});

function changeOnArrival(page: Page) {
  return changePages(page, (html) =>
    html
      .replace("<body", '<body data-extension="true" class="with-extension"')
      .replace(/(<main[^>]*>)/, "$1<x-toolbar>Toolbar</x-toolbar>")
      .replace("<textarea", '<textarea data-gramm_id="1"'),
  );
}
