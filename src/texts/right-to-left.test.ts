import { expect, test } from "vitest";
import { textDirection } from "./right-to-left.ts";

test("a text has the direction of its first letter", () => {
  expect(textDirection("שלום world")).toBe("rtl");
  expect(textDirection("12. «العربية» in English")).toBe("rtl");
  expect(textDirection("𞤀𞤣𞤤𞤢𞤥")).toBe("rtl");
  expect(textDirection("English, then עברית")).toBe("ltr");
  expect(textDirection("日本語")).toBe("ltr");
});

test("a text without letters runs left to right", () => {
  expect(textDirection("12 + 30 😀")).toBe("ltr");
});
