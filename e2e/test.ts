import { type Disposable, expect, type Page } from "@playwright/test";
import { baseTest } from "./test-aids/base-test.ts";
import { collectProblems } from "./test-aids/collect-problems.ts";

/**
 * A test that fails if its page writes to the console, as it does when a policy is violated, or
 * requests anything from another host.
 *
 * A test removes the messages that it expects with `expectProblems`.
 */
export const test = baseTest.extend<{ problems: string[] }>({
  problems: [
    async ({ page, baseURL }, provide) => {
      const problems = collectProblems(page, baseURL ?? "");
      await provide(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same in a page that the tests of a worker share, because a new page takes longer than most tests. For
 * tests that open the page they need and do not change its clock, permissions or screen.
 */
export const sharedPageTest = test.extend({
  page: ({ sharedPage }, provide) => provideCleanPage(sharedPage, provide),
});

/** The same in another shared page, for tests that install a clock. */
export const sharedClockTest = test.extend({
  page: async ({ sharedClockPage }, provide) => {
    await provideCleanPage(sharedClockPage, provide);
    // What the next test opens begins with a running clock.
    await sharedClockPage.clock.resume();
  },
});

/** Gives a test a page, and afterwards removes what the test has changed in it. */
async function provideCleanPage(page: Page, provide: (page: Page) => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  const removeInitScripts = collectInitScripts(page);
  await provide(page);
  page.removeAllListeners();
  await page.unrouteAll();
  await removeInitScripts();
  // Leaves Home, which an address with a hash would not load again, and which takes longer to lay out.
  await page.goto("/robots.txt");
  await Promise.all([
    page.evaluate(() => localStorage.clear()),
    page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: null,
    }),
    size && page.setViewportSize(size),
    page.mouse.move(0, 0),
  ]);
}

/**
 * Collects the scripts that a test adds to the page.
 *
 * @returns a function that removes them.
 */
function collectInitScripts(page: Page): () => Promise<void> {
  const added: Disposable[] = [];
  const add: Page["addInitScript"] = page.addInitScript.bind(page);
  page.addInitScript = async (script, argument, options) => {
    const disposable = await add(script, argument, options);
    added.push(disposable);
    return disposable;
  };
  return async () => {
    page.addInitScript = add;
    await Promise.all(added.map((script) => script.dispose()));
  };
}

/** Removes the messages that the page must have written; they arrive a little later. */
export async function expectProblems(
  problems: string[],
  expected: readonly unknown[],
): Promise<void> {
  await expect.poll(() => problems).toEqual(expected);
  problems.length = 0;
}

/** The same for messages that a page may repeat. */
export async function expectKindsOfProblem(
  problems: string[],
  expected: readonly string[],
): Promise<void> {
  await expect.poll(() => new Set(problems)).toEqual(new Set(expected));
  problems.length = 0;
}

/** Removes the messages of code that did not load, and expects no others. */
export function expectOnlyMissingCode(problems: string[]): void {
  for (const problem of problems.splice(0)) {
    expect(problem).toMatch(
      /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module/,
    );
  }
}

/** The messages of a page that is not found: the browser's with the status, the site's with the path. */
export function notFoundMessages(path: string): readonly string[] {
  return [
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
    `Page not found: ${path}`,
  ];
}
