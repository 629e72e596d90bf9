import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { folders } from "../scripts/project/folders.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { serveWithFace, systemFaces } from "./test-aids/system-faces.ts";
import { test } from "./test.ts";
import { holdBack } from "./test-aids/hold-back.ts";

test.use({ bypassCSP: true });

const paths = [...sitePages.map(({ path }) => path), "/nowhere"];

for (const [index, face] of Object.values(systemFaces).entries()) {
  // Home shows every size and weight of the other pages, so one face is enough for those.
  const shown = index === 0 ? paths : ["/"];
  test(`fonts that arrive late move nothing on phones and wide screens, in a system with ${face.name}`, async ({
    page,
    problems,
  }) => {
    await serveWithFace(page, face);
    // The pages as they are sent, because scripts render the same elements.
    await page.route("**/*.js", (route) => route.abort());
    for (const path of shown) {
      const deliver = await openWithoutFonts(page, path);
      const before = await edgesByWidth(page);
      deliver();
      await page.evaluate(() => document.fonts.ready);
      expect(moved(before, await edgesByWidth(page)), path).toEqual([]);
      await addSemibold(page);
      expect(moved(before, await edgesByWidth(page)), `${path}, semibold`).toEqual([]);
    }
    problems.length = 0;
  });
}

/** The edges of a text or an element, in pixels. */
interface Edges {
  readonly name: string | null;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

async function edgesByWidth(page: Page): Promise<readonly Edges[]> {
  const found: Edges[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await edges(page)));
  }
  return found;
}

/** What moved by half a pixel vertically or a whole one horizontally, with its edges before and after. */
function moved(before: readonly Edges[], after: readonly Edges[]): readonly unknown[] {
  expect(after).toHaveLength(before.length);
  const isAt = (edge: number, other: number | undefined, bound: number) =>
    other !== undefined && Math.abs(edge - other) < bound;
  return before.flatMap((from, index) => {
    const to = after[index];
    const hasStayed =
      isAt(from.top, to?.top, 0.5) &&
      isAt(from.bottom, to?.bottom, 0.5) &&
      isAt(from.left, to?.left, 1) &&
      isAt(from.right, to?.right, 1);
    return hasStayed ? [] : [JSON.stringify({ from, to })];
  });
}

/** Opens a page whose fonts load only when the returned function is called. */
async function openWithoutFonts(page: Page, path: string): Promise<() => void> {
  await page.unroute("**/*.woff2");
  const deliver = await holdBack(page, "**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const loaded = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /Fallback|Narrowed/.test(family));
    await Promise.allSettled(faces.map((face) => face.load()));
    return faces.filter(({ status }) => status === "loaded").map(({ weight }) => weight);
  });
  expect(loaded).toEqual(["400"]);
  return deliver;
}

/** Adds the semibold face as a script of the page does; until then the regular face is used. */
async function addSemibold(page: Page): Promise<void> {
  const names = await readdir(join(folders.site, "assets"));
  const name = names.find((file) => file.startsWith("keypace-mono-600-"));
  await page.evaluate(async (address) => {
    const face = new FontFace("Keypace Mono", `url("${address}")`, { weight: "600" });
    document.fonts.add(await face.load());
  }, `/assets/${name}`);
}

/** Every text and element, from top to bottom. */
function edges(page: Page): Promise<readonly Edges[]> {
  return page.evaluate(() => {
    const shown = document.createTreeWalker(document.body);
    const range = document.createRange();
    const found: Edges[] = [];
    for (let node = shown.nextNode(); node; node = shown.nextNode()) {
      range.selectNode(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const name = node instanceof Element ? `${node.localName}.${node.className}` : node.nodeValue;
      found.push({ name, left, right, top, bottom });
    }
    return found;
  });
}
