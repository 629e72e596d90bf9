import { expect, test, vi } from "vitest";
import { installBrowsers, prepareChromium } from "./prepare-browsers.ts";

const here = { name: "Lynx", isInstalled: () => true, packages: ["lynx"] };
const missing = { name: "Netscape", isInstalled: () => false, packages: ["netscape", "motif"] };

test("nothing is installed if every browser is there", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  expect(() => installBrowsers([here, here])).not.toThrow();
});

test("a user who may not install packages is told which to install", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  expect(() => installBrowsers([here, missing])).toThrow(
    "Netscape must be installed: on Debian, as root, by apt-get install netscape motif.",
  );
});

test.each([
  ["/nowhere/chromium", "CHROMIUM_PATH names /nowhere/chromium, which does not exist."],
  [process.execPath, `${process.execPath}, which CHROMIUM_PATH names, does not start.`],
])("CHROMIUM_PATH is refused if it is not a Chromium: %s", async (path, sentence) => {
  vi.stubEnv("CHROMIUM_PATH", path);
  await expect(prepareChromium()).rejects.toThrow(sentence);
});
