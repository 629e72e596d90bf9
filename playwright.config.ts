import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/browsers/chromium.ts";
import { folders } from "./scripts/project/folders.ts";
import { browsers, findFirefox } from "./scripts/browsers/browsers.ts";
import { inInstalledBrowsers, notInChromium, onlyInEveryBrowser } from "./scripts/test/engines.ts";

const cores = availableParallelism();
const firefoxPath = findFirefox();

/** The tests that run in every engine; all others run in Chromium only. */
const shared = "e2e/engines";

const isEveryEngine = Boolean(process.env["EVERY_ENGINE"]);
const inOthers = isEveryEngine ? undefined : matching(inInstalledBrowsers);

/** Returns patterns of files, because Playwright takes no plain paths. */
function matching(files: readonly string[]) {
  return files.map((file) => `**/${file}`);
}

export default defineConfig({
  testDir: "e2e",
  outputDir: `${folders.cache}/e2e`,
  reporter: [["list"], ["json", { outputFile: `${folders.cache}/playwright.json` }]],
  // Three for two cores, because a test waits for its page at times; with four, tests take a tenth longer.
  // Fewer for each core where memory is the bound. The engines that take long to start have two browsers each.
  workers: Math.min(Math.ceil(1.5 * cores), Math.max(4, cores)),
  fullyParallel: true,
  // If something breaks every page, ten failures are enough to see it.
  maxFailures: 10,
  // Long enough that only a test that hangs reaches them, even on a busy machine.
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
    // Actions take a moment; on a broken page they fail after half a minute.
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${process.env["SITE_PORT"]}`,
    // No traces: recording them takes a sixteenth of the time.
    screenshot: "only-on-failure",
  },
  // Chromium is last, because its short tests keep every core busy to the end.
  projects: [
    ...(firefoxPath
      ? [
          {
            name: "firefox",
            testDir: shared,
            ...(inOthers && { testMatch: inOthers }),
            workers: 2,
            use: {
              browserName: "firefox" as const,
              // Firefox as its maker builds it, over WebDriver BiDi.
              launchOptions: { channel: "moz-firefox", executablePath: firefoxPath },
            },
          },
        ]
      : []),
    ...(browsers.webkit.isInstalled()
      ? [
          {
            name: "webkit",
            testDir: shared,
            ...(inOthers && { testMatch: inOthers }),
            workers: 2,
            use: { browserName: "webkit" as const },
          },
        ]
      : []),
    {
      name: "chromium",
      testIgnore: matching(isEveryEngine ? notInChromium : onlyInEveryBrowser),
      use: { browserName: "chromium", launchOptions: chromiumOptions() },
    },
  ],
});
