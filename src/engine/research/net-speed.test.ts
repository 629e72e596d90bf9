import { expect, test } from "vitest";
import { netWordsPerMinute } from "./net-speed.ts";

test("net speed: 300 characters in a minute with 4 errors left are 60 less 4 words", () => {
  expect(netWordsPerMinute(300, 4, 60_000)).toBe(56);
  expect(netWordsPerMinute(300, 4, 30_000)).toBe(112);
});

test("net speed is never below 0", () => {
  expect(netWordsPerMinute(10, 3, 60_000)).toBe(0);
  expect(netWordsPerMinute(10, 0, 0)).toBe(0);
});
