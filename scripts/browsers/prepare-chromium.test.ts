import { expect, test, vi } from "vitest";
import { prepareChromium } from "./prepare-chromium.ts";

test.each([
  ["/nowhere/chromium", "CHROMIUM_PATH names /nowhere/chromium, which does not exist."],
  [process.execPath, `${process.execPath}, which CHROMIUM_PATH names, does not start.`],
])("CHROMIUM_PATH is refused if it is not a Chromium: %s", async (path, sentence) => {
  vi.stubEnv("CHROMIUM_PATH", path);
  await expect(prepareChromium()).rejects.toThrow(sentence);
});
