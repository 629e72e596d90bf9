import { expect, test } from "vitest";
import { describeError, isModuleMissing } from "./ErrorScreen.tsx";

test("an error with a status is described by it", () => {
  expect(describeError({ status: 404 })).toBe("404");
  expect(describeError(Object.assign(new Error("Too long"), { status: 414 }))).toBe("414");
});

test("any other error is described by its message", () => {
  expect(describeError(new TypeError("x is not a function"))).toBe("x is not a function");
  expect(describeError("Out of paper")).toBe("Out of paper");
  expect(describeError({ status: "503", message: "A status is a number" })).toBe(
    "A status is a number",
  );
});

test.each([null, undefined, false, "", new Error(""), {}])(
  "%o has a description, too",
  (thrown) => {
    expect(describeError(thrown)).toBe("Unknown error");
  },
);

test.each([
  "Failed to fetch dynamically imported module: https://keypace.example/assets/Faq-1a2b3c.js",
  "error loading dynamically imported module: https://keypace.example/assets/Faq-1a2b3c.js",
  "Importing a module script failed.",
  "'text/html' is not a valid JavaScript MIME type.",
  "Cannot load script https://keypace.example/assets/Faq-1a2b3c.js. Failed integrity metadata check.",
])("a missing part of the site is recognised by: %s", (message) => {
  expect(isModuleMissing(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Failed to fetch"),
  new Error("module is not defined"),
  null,
  "Importing",
])("%o is no missing part", (error) => {
  expect(isModuleMissing(error)).toBe(false);
});
