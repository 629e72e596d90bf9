import { createHash } from "node:crypto";
import type { BrowserType, LaunchOptions } from "@playwright/test";
import { collectProblems } from "../test-aids/collect-problems.ts";
import { typeKeys } from "../test-aids/keys.ts";
import { openPage } from "../test-aids/open-page.ts";
import type { Engine, Visitor } from "./visitor.ts";

/** Chromium or Firefox, driven by Playwright. */
export async function startPlaywrightEngine(
  browserType: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await browserType.launch(options);
  return {
    version: browser.version(),
    visit: async (site) => {
      const context = await browser.newContext({ baseURL: site });
      let page = await context.newPage();
      const problems = collectProblems(page, site);
      const visitor: Visitor = {
        open: async (path) => void (await openPage(page, path)),
        openInNewTab: async (address) => {
          page = await context.newPage();
          await page.goto(address);
        },
        goBack: async () => void (await page.goBack()),
        goForward: async () => void (await page.goForward()),
        press: async (...keys) => {
          for (const key of keys) await page.keyboard.press(key);
        },
        type: (text) =>
          browserType.name() === "chromium" ? typeKeys(page, text) : page.keyboard.type(text),
        click: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
        narrowTo: (width) => page.setViewportSize({ width, height: 720 }),
        run: (inPage: (argument: unknown) => unknown, argument?: unknown) =>
          page.evaluate(inPage, argument) as Promise<never>,
        problems: () =>
          Promise.resolve(problems.splice(0).filter((text) => !isOfInterruptedLoad(text))),
        leave: () => context.close(),
      };
      return visitor;
    },
    stop: () => browser.close(),
  };
}

/**
 * Whether Firefox reports what had not arrived when the page was left: a script, whose hash is then that
 * of nothing, or a font, whose status is then `NS_BINDING_ABORTED`.
 */
function isOfInterruptedLoad(message: string): boolean {
  return message.includes(hashOfNothing) || /^download failed .* status=2152398850 /.test(message);
}

const hashOfNothing = createHash("sha256").digest("base64");
