import { expect, test } from "vitest";
import { qrCodeOf } from "./qr-code.ts";

test("a code has the three corners that cameras look for, and a quiet zone of four squares", () => {
  // Version 1: 21 squares, and the zone at both sides.
  const code = qrCodeOf("keypace");
  expect(code?.size).toBe(29);
  expect(code?.path).toMatch(/^M4 4h7v1h-7z/);
  expect(code?.path).toContain("M18 4h7v1h-7z");
  expect(code?.path).toContain("M4 24h7v1h-7z");
});

test("a text too long for a code that paper carries has none", () => {
  expect(qrCodeOf("x".repeat(858))?.size).toBe(97 + 8);
  expect(qrCodeOf("x".repeat(859))).toBeNull();
});
