import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tallyOfMissing } from "./missing-browser.ts";

const here = { name: "Lynx", isInstalled: () => true, packages: [] };
const missing = { name: "Netscape", isInstalled: () => false, packages: [] };

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("of a browser that is there nothing is said", () => {
  expect(tallyOfMissing(here, false)).toEqual({ passed: 0, failed: 0 });
  expect(tallyOfMissing(here, true)).toEqual({ passed: 0, failed: 0 });
  expect(console.log).not.toHaveBeenCalled();
});

test("a missing browser is skipped by name", () => {
  expect(tallyOfMissing(missing, false)).toEqual({ passed: 0, failed: 0 });
  expect(console.log).toHaveBeenCalledWith("Netscape is not installed: its tests are skipped.");
});

test("a missing browser is a failure where every browser is wanted", () => {
  expect(tallyOfMissing(missing, true)).toEqual({ passed: 0, failed: 1 });
  expect(console.error).toHaveBeenCalledWith("Netscape is not installed.");
});
