import { expect, test } from "vitest";
import { chromiumPlaces } from "./chromium.ts";

test("a path that the developer gives is the only place looked at", () => {
  expect(chromiumPlaces("linux", { CHROMIUM_PATH: "/opt/chrome" })).toEqual(["/opt/chrome"]);
  expect(chromiumPlaces("win32", { CHROMIUM_PATH: "D:\\chrome.exe" })).toEqual(["D:\\chrome.exe"]);
});

test("an empty path counts as none", () => {
  expect(chromiumPlaces("linux", { CHROMIUM_PATH: "" })).toContain("/usr/bin/chromium");
});

test("on Linux and macOS the distribution's Chromium comes before Google Chrome", () => {
  expect(chromiumPlaces("linux", {})[0]).toBe("/usr/bin/chromium");
  expect(chromiumPlaces("darwin", {})[0]).toBe(
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  );
});

test("on Windows only the program folders that exist in the environment are looked at", () => {
  expect(chromiumPlaces("win32", { PROGRAMFILES: "C:\\Program Files" })).toEqual([
    "C:\\Program Files\\Chromium\\Application\\chrome.exe",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
  ]);
});
