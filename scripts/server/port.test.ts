import { expect, test } from "vitest";
import { portFrom } from "./port.ts";

test("without a setting the default port is used", () => {
  expect(portFrom(undefined, 4173)).toBe(4173);
  expect(portFrom("", 4173)).toBe(4173);
});

test("a setting from 0 to 65535 is used", () => {
  expect(portFrom("0", 4173)).toBe(0);
  expect(portFrom("65535", 4173)).toBe(65_535);
});

test.each(["65536", "-1", "80.5", "http", "1e3", " 80"])("%j is refused by name", (setting) => {
  expect(() => portFrom(setting, 4173)).toThrow(`PORT is "${setting}"`);
});
