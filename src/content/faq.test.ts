import { expect, test } from "vitest";
import { faq } from "./faq.ts";

test("the FAQ answers the twelve questions of the specification, under their anchors", () => {
  expect(faq.map(({ id }) => id)).toEqual([
    "free",
    "registration",
    "data-storage",
    "wpm-calculation",
    "mobile-support",
    "accuracy-calculation",
    "improve-speed",
    "average-speed",
    "browser-compatibility",
    "errors-counted",
    "test-duration",
    "different-texts",
  ]);
});

test("every item shows one character on its key", () => {
  for (const { icon } of faq) expect(icon).toMatch(/^[!-~]$/);
});
