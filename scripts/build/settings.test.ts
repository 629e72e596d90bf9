import { expect, test } from "vitest";
import { settingsFrom } from "./settings.ts";

test("without settings the site is an example", () => {
  expect(settingsFrom({ SITE_ORIGIN: "" })).toEqual({
    origin: "https://keypace.example",
    supportEmail: "support@keypace.example",
    operator: "",
    root: "/srv/keypace",
  });
});

test.each([
  ["https://typing.example", "https://typing.example"],
  ["HTTPS://Typing.Example/", "https://typing.example"],
  ["https://typing.example:443", "https://typing.example"],
  ["https://typing.example:8443", "https://typing.example:8443"],
  ["http://127.0.0.1:4173", "http://127.0.0.1:4173"],
  ["http://localhost", "http://localhost"],
  ["http://[::1]:8080", "http://[::1]:8080"],
])("SITE_ORIGIN %s is the origin %s", (setting, origin) => {
  expect(settingsFrom({ SITE_ORIGIN: setting }).origin).toBe(origin);
});

test.each([
  "typing.example",
  "http://typing.example",
  "http://127.0.0.1.typing.example",
  "https://typing.example/sub/",
  "https://typing.example?a",
  "https://typing.example#a",
  "https://me@typing.example",
  "https:typing.example",
  "https://a b.example",
  "javascript:alert(1)",
  "ftp://typing.example",
  "//typing.example",
])("SITE_ORIGIN %j is refused by name", (setting) => {
  expect(() => settingsFrom({ SITE_ORIGIN: setting })).toThrow(
    `SITE_ORIGIN is "${setting}". It must be`,
  );
});

test.each(["help", "a@b.example, c@d.example", "Ada <a@b.example>", "a@b.example?cc=c@d.example"])(
  "SUPPORT_EMAIL %j is refused by name",
  (setting) => {
    expect(() => settingsFrom({ SUPPORT_EMAIL: setting })).toThrow(
      `SUPPORT_EMAIL is "${setting}". It must be`,
    );
  },
);

test("SITE_OPERATOR is a name and a place", () => {
  const operator = "Zoë & Søn (Ltd.), Århus, Denmark";
  expect(settingsFrom({ SITE_OPERATOR: operator }).operator).toBe(operator);
});

test.each(["Ada Lovelace", ", London", "Ada,", "Ada,\nLondon", "Ada, \u202eLondon"])(
  "SITE_OPERATOR %j is refused by name",
  (setting) => {
    expect(() => settingsFrom({ SITE_OPERATOR: setting })).toThrow(
      `SITE_OPERATOR is "${setting}". It must be`,
    );
  },
);

test.each(["srv", "/a`b", "/a\nb"])("SITE_ROOT %j is refused by name", (setting) => {
  expect(() => settingsFrom({ SITE_ROOT: setting })).toThrow(
    `SITE_ROOT is "${setting}". It must be`,
  );
});
