import { chromium, firefox } from "playwright";
import { startDriver } from "../../e2e/engines/webkit/start-driver.ts";
import { startSession } from "../../e2e/engines/webkit/web-driver.ts";
import { chromiumOptions } from "../browsers/chromium.ts";
import { type browsers, findFirefox } from "../browsers/browsers.ts";

/** A page in a window of its own. */
export interface OpenPage {
  /** Runs a function in the page, where it has no access to its file. */
  run<Result>(inPage: () => Result): Promise<Result>;
  close(): Promise<void>;
}

/** Opens an address in a browser window on a display. */
export async function openBrowser(
  name: keyof typeof browsers,
  address: string,
  display: number,
): Promise<OpenPage> {
  if (name === "webkit") return openWebKit(address, display);
  const options = { headless: false, env: { ...process.env, DISPLAY: `:${display}` } };
  const executablePath = findFirefox();
  const browser =
    name === "chromium"
      ? await chromium.launch({ ...chromiumOptions(), ...options })
      : await firefox.launch({
          ...options,
          channel: "moz-firefox",
          ...(executablePath && { executablePath }),
        });
  const page = await browser.newPage({ viewport: null });
  await page.goto(address);
  return {
    run: (inPage) => page.evaluate(inPage),
    close: () => browser.close(),
  };
}

async function openWebKit(address: string, display: number): Promise<OpenPage> {
  const driver = await startDriver(display);
  const session = await startSession(driver.address);
  await session.post("window/rect", { x: 0, y: 0, width: 1024, height: 768 });
  await session.post("url", { url: address });
  return {
    run: <Result>(inPage: () => Result) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its type is lost on the way
      session.post("execute/sync", {
        script: `return (${String(inPage)})()`,
        args: [],
      }) as Promise<Result>,
    close: async () => {
      await session.delete();
      await driver.stop();
    },
  };
}
