import { expect, test, vi } from "vitest";
import { chromiumPaths, findChromium } from "./chromium.ts";

test("a path in the environment is the only one that counts", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(findChromium()).toBe(process.execPath);
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(findChromium()).toBeUndefined();
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
