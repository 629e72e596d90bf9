import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { chromiumOptions } from "./scripts/browsers/chromium.ts";
import { folders } from "./scripts/project/folders.ts";
import siteConfig from "./vite.config.ts";

export default mergeConfig(
  siteConfig,
  defineConfig({
    test: {
      // They end what hangs: a busy machine must not meet them.
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      restoreMocks: true,
      reporters: ["default", ["json", { outputFile: `${folders.cache}/vitest.json` }]],
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["{src,scripts}/**/*.test.ts"],
            exclude: ["**/*.browser.test.*"],
            setupFiles: "scripts/test/unit-set-up.ts",
            // A process for each file would take three times as long as the tests.
            isolate: false,
            // Vitest itself would leave one core idle.
            maxWorkers: availableParallelism(),
            unstubEnvs: true,
            // The palette is tested as its file says it; other styles are left out.
            css: { include: /(?:tokens|heat)\.css/ },
          },
        },
        {
          extends: true,
          // Found ahead, since a dependency found late reloads the page under a running test.
          optimizeDeps: {
            include: [
              "react",
              "react-dom/client",
              "wouter/use-browser-location",
              "d3-array",
              "d3-shape",
              "uqr",
            ],
          },
          test: {
            name: "browser",
            include: ["src/**/*.browser.test.{ts,tsx}"],
            unstubGlobals: true,
            // A page for each core.
            maxWorkers: availableParallelism(),
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromiumOptions() }),
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  }),
);
