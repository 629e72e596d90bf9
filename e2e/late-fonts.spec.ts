import { expect, type Page } from "@playwright/test";
import { inWindow } from "./in-window.ts";
import { sitePages } from "./site-pages.ts";
import { test } from "./test.ts";

// The styles of the page are changed on their way, which its policy would refuse. Without a window,
// Chromium finds none of the system's faces that they name.
test.use({ ...inWindow, bypassCSP: true });

/** Systems by the faces that the styles name and they have. */
const systems: Readonly<Record<string, RegExp>> = {
  "Courier New or its like": /Courier New|Liberation Mono/,
  "DejaVu Sans Mono alone": /DejaVu/,
};

for (const [name, faces] of Object.entries(systems)) {
  test(`fonts that arrive late move nothing on phones and wide screens, in a system with ${name}`, async ({
    page,
    complaints,
  }) => {
    for (const path of [...sitePages.map((site) => site.path), "/nowhere"]) {
      const deliver = await openWithoutFonts(page, path, faces);
      const before = await edgesByWidth(page);
      deliver();
      await page.evaluate(() => document.fonts.ready);
      expect(await edgesByWidth(page), path).toEqual(before);
    }
    complaints.length = 0;
  });
}

async function edgesByWidth(page: Page): Promise<Readonly<Record<number, readonly string[]>>> {
  const found: Record<number, readonly string[]> = {};
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await edges(page);
  }
  return found;
}

/** Opens a page whose fonts are held back until the returned function is called. */
async function openWithoutFonts(page: Page, path: string, faces: RegExp) {
  await page.unrouteAll();
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await delivered;
    await route.continue();
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/local\([^)]*\)/g, (local) =>
      faces.test(local) ? local : 'local("None such")',
    );
    await route.fulfill({ response, body });
  });
  // The pages as they are sent; what scripts add is no matter of fonts.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return deliver;
}

/** Where every text and element begins and ends, from top to bottom, in whole pixels. */
function edges(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = document.createTreeWalker(document.body);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = shown.nextNode(); node; node = shown.nextNode()) {
      range.selectNode(node);
      const { top, bottom } = range.getBoundingClientRect();
      const name = node instanceof Element ? `${node.localName}.${node.className}` : node.nodeValue;
      found.push(`${name} ${Math.round(top)} to ${Math.round(bottom)}`);
    }
    return found;
  });
}
