import { type Browser, type Page, test } from "@playwright/test";
import { startPlaywrightEngine } from "../engines/playwright-engine.ts";
import type { Engine } from "../engines/visitor.ts";
import { startWebKit } from "../engines/webkit/webkit-engine.ts";

/**
 * The test that all others extend. It declares every fixture that the tests of a worker share, because
 * Playwright starts another worker, with another browser, for tests whose worker fixtures differ.
 */
export const baseTest = test.extend<
  object,
  { sharedPage: Page; sharedClockPage: Page; engine: Engine }
>({
  sharedPage: [
    ({ browser }, provide, { project }) => providePage(browser, project.use, provide),
    { scope: "worker" },
  ],
  sharedClockPage: [
    ({ browser }, provide, { project }) => providePage(browser, project.use, provide),
    { scope: "worker" },
  ],
  engine: [
    async ({ playwright, browserName, launchOptions }, provide) => {
      const engine =
        browserName === "webkit"
          ? await startWebKit()
          : await startPlaywrightEngine(playwright[browserName], launchOptions);
      await provide(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

async function providePage(
  browser: Browser,
  { baseURL }: { readonly baseURL?: string | undefined },
  provide: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await provide(await context.newPage());
  await context.close();
}
