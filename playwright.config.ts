import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/browsers/chromium.ts";
import { findFirefox } from "./scripts/browsers/firefox.ts";
import { folders } from "./scripts/project/folders.ts";
import { hasWebKit } from "./scripts/browsers/webkit.ts";
import { inInstalledBrowsers, onlyInEveryBrowser } from "./scripts/test/engines.ts";

const cores = availableParallelism();
const firefoxPath = findFirefox();

/** The journeys that every engine makes; the other tests are Chromium's alone. */
const shared = "e2e/engines";

const isEveryEngine = Boolean(process.env["EVERY_ENGINE"]);
const inOthers = isEveryEngine ? undefined : matching(inInstalledBrowsers);
const notInChromium = isEveryEngine ? [] : matching(onlyInEveryBrowser);

/** Patterns of files, for Playwright takes no plain paths. */
function matching(files: readonly string[]) {
  return files.map((file) => `**/${file}`);
}

export default defineConfig({
  testDir: "e2e",
  outputDir: `${folders.cache}/e2e`,
  reporter: [["list"], ["json", { outputFile: `${folders.cache}/playwright.json` }]],
  // Two for each core, because a test waits for its page half of the time; fewer where memory is the bound.
  // The engines that take long to start have two browsers each.
  workers: Math.min(2 * cores, Math.max(4, cores)),
  fullyParallel: true,
  // What breaks every page needs no more witnesses.
  maxFailures: 10,
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
    // Half a minute for what takes a moment: a broken page comes to its end in little more.
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${process.env["SITE_PORT"]}`,
    // Steps, console and network; pictures of every step would double the time.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    screenshot: "only-on-failure",
  },
  // Chromium last: its tests are the shortest, so that no core is left without one at the end.
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
    ...(hasWebKit()
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
      testIgnore: notInChromium,
      use: { browserName: "chromium", launchOptions: chromiumOptions() },
    },
  ],
});
