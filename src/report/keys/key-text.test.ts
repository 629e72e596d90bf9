import { expect, test } from "vitest";
import { keyText } from "./key-text.ts";

const key = { name: "R", x: 4.5, row: 1, width: 1 };

test("a key in words: misses, time, what was hit instead", () => {
  const figures = { text: "rR", samples: 9, mean: 182, attempts: 12, missed: 3, missedShare: 0.25 };
  const hitInstead = [
    { presented: "r", typed: "t", count: 2 },
    { presented: "e", typed: "w", count: 1 },
    { presented: "R", typed: " ", count: 1 },
  ];
  expect(keyText({ ...key, figures }, hitInstead)).toBe(
    "R: missed 3 of 12 times (25.0%); 182 ms on average of 9 samples. Hit instead: “t” (2), space (1).",
  );
});

test("a key of too few samples says so", () => {
  const figures = {
    text: "rR",
    samples: 1,
    mean: null,
    attempts: 1,
    missed: 0,
    missedShare: null,
  };
  expect(keyText({ ...key, figures }, [])).toBe(
    "R: missed 0 of 1 time; too few samples for a time.",
  );
});
