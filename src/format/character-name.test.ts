import { expect, test } from "vitest";
import { quoted } from "./character-name.ts";

test("a letter that runs from right to left is set apart in a sentence; others stand as they are", () => {
  expect(quoted("ל")).toBe("“\u2068ל\u2069”");
  expect(quoted("k")).toBe("“k”");
  expect(quoted("a\n  b")).toBe("“a↵b”");
});
