import { expect, test, vi } from "vitest";
import { findFirefox } from "./browsers.ts";
import { chromiumPaths, findChromium } from "./chromium.ts";

test.each([
  ["CHROMIUM_PATH", findChromium],
  ["FIREFOX_PATH", findFirefox],
])("a path in %s is the only one that counts", (name, find) => {
  vi.stubEnv(name, process.execPath);
  expect(find()).toBe(process.execPath);
  vi.stubEnv(name, "/nowhere/browser");
  expect(find()).toBeUndefined();
});

test("on Linux and macOS the distribution's Chromium comes before Google Chrome", () => {
  expect(chromiumPaths("linux", {})[0]).toBe("/usr/bin/chromium");
  expect(chromiumPaths("darwin", {})[0]).toBe("/Applications/Chromium.app/Contents/MacOS/Chromium");
});

test("on Windows only the program folders that exist in the environment are looked at", () => {
  expect(chromiumPaths("win32", { PROGRAMFILES: "C:\\Program Files" })).toEqual([
    "C:\\Program Files\\Chromium\\Application\\chrome.exe",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
  ]);
});
