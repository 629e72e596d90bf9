import { expect, test } from "vitest";
import { align } from "../../src/engine/test-aids/align.ts";
import { minimumStringDistance } from "../../src/engine/alignment/minimum-string-distance.ts";

test("60,000 different characters take memory by the texts' length, not by its square", () => {
  const presented = Array.from({ length: 60_000 }, (_, index) =>
    String.fromCodePoint(0x10000 + index),
  );
  const transcribed = presented.toSpliced(100, 1).toSpliced(50_000, 1);
  const before = process.memoryUsage().arrayBuffers;
  const alignment = align(presented, transcribed, "whole", "two errors");
  expect(minimumStringDistance(alignment)).toBe(2);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
});
