import { expect, test } from "vitest";
import { keyboardLabelOf, plainLine } from "./plain-line.ts";

test("a name from anyone is one line without what cannot be seen", () => {
  expect(plainLine("  Ergodox \n EZ\t", 40)).toBe("Ergodox EZ");
  // A bell, a direction override, a zero-width space and half a character.
  expect(plainLine("a\u0007b\u202ec\u200bd\ud800", 40)).toBe("abcd\ufffd");
  // "é" in one code unit or two is the same name.
  expect(plainLine("e\u0301", 40)).toBe("é");
});

test("a name is cut between characters as people see them", () => {
  expect(plainLine("laptop", 3)).toBe("lap");
  expect(plainLine("my desk", 3)).toBe("my");
  expect(plainLine("👩‍🚀".repeat(50), 40)).toBe("👩‍🚀".repeat(40));
  expect(plainLine("a".repeat(1_000_000), 40)).toHaveLength(40);
});

test("a keyboard of which nothing is visible has no label", () => {
  expect(["", "  ", "\u200b\u2067"].map(keyboardLabelOf)).toEqual(Array(3).fill(undefined));
  expect(keyboardLabelOf("a".repeat(41))).toBe("a".repeat(40));
});
