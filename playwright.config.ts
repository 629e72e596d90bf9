import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/chromium.ts";
import { folders } from "./scripts/project.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: `${folders.cache}/e2e`,
  reporter: [["list"], ["json", { outputFile: `${folders.cache}/playwright.json` }]],
  workers: 2,
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
  ],
});
