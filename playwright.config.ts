import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/chromium.ts";
import { findFirefox } from "./scripts/firefox.ts";
import { folders } from "./scripts/project.ts";
import { hasWebKit } from "./scripts/webkit.ts";

const executablePath = findChromium();
const firefoxPath = findFirefox();

/** What runs in every engine, one test after the other: the machine is Chromium's, too. */
const inEveryEngine = { testDir: "e2e/engines", workers: 1 };

export default defineConfig({
  testDir: "e2e",
  outputDir: `${folders.cache}/e2e`,
  reporter: [["list"], ["json", { outputFile: `${folders.cache}/playwright.json` }]],
  workers: 2,
  // They end what hangs: a busy machine must not meet them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  webServer: {
    command: "node scripts/serve.ts",
    env: { PORT: "0" },
    // Its port is chosen by the system, so that a server in use stays undisturbed.
    wait: { stdout: /127\.0\.0\.1:(?<SITE_PORT>\d+)/ },
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env["SITE_PORT"]}`,
  },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
      },
    },
    ...(firefoxPath
      ? [
          {
            ...inEveryEngine,
            name: "firefox",
            use: {
              browserName: "firefox" as const,
              // Firefox as its maker builds it, over WebDriver BiDi.
              launchOptions: { channel: "moz-firefox", executablePath: firefoxPath },
            },
          },
        ]
      : []),
    ...(hasWebKit()
      ? [{ ...inEveryEngine, name: "webkit", use: { browserName: "webkit" as const } }]
      : []),
  ],
});
