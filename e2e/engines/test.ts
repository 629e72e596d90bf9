import { expect, test as base } from "@playwright/test";
import type { Engine } from "./engine.ts";
import { startPlaywrightEngine } from "./playwright-engine.ts";
import type { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit/webkit-engine.ts";

/**
 * A test of what a visitor does, in the engine of the project that runs it. It fails if a page writes
 * to the console or requests anything from another host.
 */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine }>({
  engine: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const engine =
        browserName === "webkit"
          ? await startWebKit()
          : await startPlaywrightEngine(playwright[browserName], launchOptions);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  visitor: [
    async ({ engine, baseURL }, use) => {
      const visitor = await engine.visit(baseURL ?? "");
      await use(visitor);
      const complaints = await visitor.complaints();
      await visitor.leave();
      expect(complaints).toEqual([]);
    },
    { scope: "test" },
  ],
});
