import { expect, test } from "vitest";
import { describeError } from "./ErrorScreen.tsx";

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
