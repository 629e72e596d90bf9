import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, firefox } from "playwright";
import { startSession, type WebDriverSession } from "../../e2e/engines/webkit/web-driver.ts";
import type { browsers } from "../browsers/browsers.ts";
import { chromiumOptions } from "../browsers/chromium.ts";
import { findFirefox } from "../browsers/firefox.ts";
import { webKitPrograms } from "../browsers/webkit.ts";
import { freePort } from "../server/free-port.ts";

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
  const env = { ...process.env, DISPLAY: `:${display}` };
  if (name === "webkit") return openWebKit(address, env);
  const options = { headless: false, env };
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

async function openWebKit(address: string, env: NodeJS.ProcessEnv): Promise<OpenPage> {
  const port = await freePort();
  const driver = spawn(webKitPrograms.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const session = await sessionOf(`http://127.0.0.1:${port}`);
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
      driver.kill();
    },
  };
}

/** The driver takes a moment to listen. */
async function sessionOf(driver: string, attempts = 50): Promise<WebDriverSession> {
  try {
    return await startSession(driver);
  } catch (problem) {
    if (attempts === 1) throw problem;
    await wait(200);
    return sessionOf(driver, attempts - 1);
  }
}
