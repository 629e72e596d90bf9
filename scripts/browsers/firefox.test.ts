import { expect, test, vi } from "vitest";
import { findFirefox } from "./firefox.ts";

test("a path in the environment is the only one that counts", () => {
  vi.stubEnv("FIREFOX_PATH", process.execPath);
  expect(findFirefox()).toBe(process.execPath);
  vi.stubEnv("FIREFOX_PATH", "/nowhere/firefox");
  expect(findFirefox()).toBeUndefined();
});
