import { expect } from "@playwright/test";
import { baseTest } from "../test-aids/base-test.ts";
import type { Visitor } from "./visitor.ts";

/**
 * A test of what a visitor does, in the engine of the project that runs it. It fails if a page writes
 * to the console or requests anything from another host.
 */
export const test = baseTest.extend<{ visitor: Visitor }>({
  visitor: async ({ engine, baseURL }, provide) => {
    const visitor = await engine.visit(baseURL ?? "");
    await provide(visitor);
    const problems = await visitor.problems();
    await visitor.leave();
    expect(problems).toEqual([]);
  },
});
