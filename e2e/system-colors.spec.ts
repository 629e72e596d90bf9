import { expect, type Locator } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { choose } from "./test-aids/result-lists.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  completePassage,
  expectResultFocused,
  openTenWords,
  openTest,
  shownPassage,
  typingField,
} from "./test-aids/typing.ts";

test.describe("in forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("what colours show is also shown in another way, and so is the focus", async ({ page }) => {
    await openTest(page);
    await expect(typingField(page)).toHaveCSS("outline-style", "solid");
    const passage = await shownPassage(page);
    await page.keyboard.type(`#${passage.slice(1, 9)}`);
    const run = (state: string) => page.locator(`[data-state=${state}]`);
    await expect(run("wrong")).toHaveCSS("text-decoration-style", "wavy");
    await expect(run("wrong")).toHaveCSS("text-underline-offset", "0px");
    await expect(run("wrong")).toHaveCSS("text-decoration-skip-ink", "none");
    await expect(run("correct")).toHaveCSS("text-decoration-line", "none");
    const levels = page.getByRole("group", { name: "Difficulty" }).locator("label");
    const [easy, medium, hard] = await grounds(levels);
    const [canvas] = await grounds(page.locator("html"));
    expect([medium, hard]).toEqual([canvas, canvas]);
    expect(easy).not.toBe(canvas);
    const modes = page.getByRole("group", { name: "What to type" }).locator("label");
    expect(await grounds(modes.filter({ hasText: "Passage" }))).toEqual([easy]);
    expect(await grounds(run("current"))).toEqual([easy]);

    const links = page.getByRole("navigation", { name: "Main" });
    const lineUnder = (name: string) =>
      links
        .getByRole("link", { name })
        .evaluate((link) => getComputedStyle(link, "::after").borderBlockEndStyle);
    expect(await lineUnder("Home")).toBe("solid");
    expect(await lineUnder("About")).toBe("none");
  });

  test("every control is drawn with an edge of its own, and a chosen theme changes no colour of the result or of its drawings", async ({
    page,
  }) => {
    await openTest(page);
    await completePassage(page);
    await expectResultFocused(page);
    await expect(page.getByRole("heading", { name: "How it was measured" })).toBeVisible();
    const controls = page.locator(
      "button:visible, label:has([type=radio]):visible, textarea:visible, select:visible",
    );
    const edges = await controls.evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const isSeen = [
          [style.borderTopWidth, style.borderTopColor],
          [style.outlineWidth, style.outlineColor],
        ].some(([width = "", color]) => Number.parseFloat(width) > 0 && color !== ground);
        return isSeen ? "" : element.outerHTML;
      }),
    );
    expect(edges.length).toBeGreaterThan(20);
    expect(edges.filter(Boolean)).toEqual([]);

    await page.emulateMedia({ colorScheme: "dark" });
    const toggle = page.getByRole("button", { name: "Dark theme", pressed: true });
    await expect(toggle).toBeVisible();
    const inks = () =>
      page.locator("body *:not(canvas, fieldset *)").evaluateAll((elements) =>
        elements.map((element) => {
          const { color, fill, stroke } = getComputedStyle(element);
          return element instanceof SVGElement ? `${fill} ${stroke}` : color;
        }),
      );
    const dark = await inks();
    await toggle.click();
    await expect(page.locator("html")).not.toHaveClass("dark");
    expect(await inks()).toEqual(dark);
  });

  test("in the dark, the sign on a certificate is drawn", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openTenWords(page);
    await page.keyboard.type(await shownPassage(page), { delay: 10 });
    await choose(page, "Save", "Certificate");
    const sheet = page.getByRole("dialog").getByRole("article");
    const ink = await sheet
      .getByRole("heading")
      .evaluate((heading) => getComputedStyle(heading).color);
    await expect(sheet.getByText("k", { exact: true })).toHaveCSS("color", ink);
  });
});

test("if the system asks for more contrast, muted words and the edges of cards have the colour of text", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await openPage(page, "/");
  const ink = await page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.getByText("Speed", { exact: true })).toHaveCSS("color", ink);
  await expect(page.getByRole("region", { name: "Typing test" })).toHaveCSS("border-color", ink);
});

function grounds(elements: Locator): Promise<readonly string[]> {
  return elements.evaluateAll((each) =>
    each.map((element) => getComputedStyle(element).backgroundColor),
  );
}
