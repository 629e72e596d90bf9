import { expect, test } from "vitest";
import { qrCodeOf } from "./challenge-code.ts";

test("a code has three finder patterns and a quiet zone of four squares", () => {
  // Version 1: 21 squares, and the zone at both sides.
  const code = qrCodeOf("keypace");
  expect(code?.size).toBe(29);
  expect(code?.path).toMatch(/^M4 4h7v1h-7z/);
  expect(code?.path).toContain("M18 4h7v1h-7z");
  expect(code?.path).toContain("M4 24h7v1h-7z");
});

test("there is no code of a text too long for one that paper shows", () => {
  expect(qrCodeOf("x".repeat(858))?.size).toBe(97 + 8);
  expect(qrCodeOf("x".repeat(859))).toBeNull();
});
