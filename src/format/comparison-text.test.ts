import { expect, test } from "vitest";
import { comparisonText, likelyText } from "./comparison-text.ts";

test("a difference beyond chance says how large it is likely to be", () => {
  const difference = { logRatio: Math.log(1.06), reach: 0.038, tests: 60 };
  expect(comparisonText("Keyboard B", difference)).toEqual({
    heading: "Keyboard B: 6% faster, likely 2% to 10%",
    sentence: "Over 60 tests, that is more than chance alone would explain.",
  });
  expect(
    comparisonText("“old”", { ...difference, logRatio: -Math.log(1.06) }, "“new”").heading,
  ).toBe("“old”: 6% slower than “new”, likely 2% to 9%");
});

test("a difference beyond chance is never likely to be none", () => {
  // ln 1.05 is 0.0488: from e^0.0038, 0.4%, to e^0.0938, 9.8%.
  const difference = { logRatio: Math.log(1.05), reach: 0.045, tests: 40 };
  expect(comparisonText("Keyboard B", difference).heading).toBe(
    "Keyboard B: 5% faster, likely less than 1% to 10%",
  );
  expect(likelyText({ ...difference, logRatio: -Math.log(1.05) })).toBe(
    "likely less than 1% to 9% slower",
  );
});

test("a difference within chance says how many tests would show one of 5%, unless they are too many", () => {
  // 8 × (0.11 / ln 1.05 × 1.429)² = 83.1: 76 more.
  const difference = { logRatio: Math.log(1.06), reach: 0.11, tests: 8 };
  expect(comparisonText("Keyboard B", difference)).toEqual({
    heading: "Too close to tell",
    sentence:
      "Keyboard B was 6% faster in 8 tests, likely 5% slower to 18% faster. A few more tests would not settle it: showing a difference of 5% would take more than 30.",
  });
  // With a reach of 0.07 it is 33.7: 26 more.
  expect(comparisonText("Keyboard B", { ...difference, logRatio: 0, reach: 0.07 }).sentence).toBe(
    "Keyboard B was just as fast in 8 tests, likely 7% slower to 7% faster. 26 more tests would probably show a difference of 5%, if there is one.",
  );
  expect(
    comparisonText("“old”", { logRatio: 0.001, reach: 0.02, tests: 400 }, "“new”").sentence,
  ).toBe(
    "“old” was as fast as “new” in 400 tests, likely 2% slower to 2% faster. A difference of 5% or more is unlikely.",
  );
});

test("a difference of 5% is not called unlikely if the likely range includes it", () => {
  expect(comparisonText("Keyboard B", { logRatio: 0.03, reach: 0.032, tests: 90 }).sentence).toBe(
    "Keyboard B was 3% faster in 90 tests, likely less than 1% slower to 6% faster.",
  );
  expect(comparisonText("Keyboard B", { logRatio: -0.03, reach: 0.032, tests: 90 }).sentence).toBe(
    "Keyboard B was 3% slower in 90 tests, likely 6% slower to less than 1% faster.",
  );
});

test("a likely difference names its direction once, or both", () => {
  expect(likelyText({ logRatio: 0.06, reach: 0.04, tests: 8 })).toBe("likely 2% to 11% faster");
  expect(likelyText({ logRatio: -0.06, reach: 0.04, tests: 8 })).toBe("likely 2% to 10% slower");
  expect(likelyText({ logRatio: 0.06, reach: 0.11, tests: 8 })).toBe(
    "likely 5% slower to 19% faster",
  );
  expect(likelyText({ logRatio: 0.06, reach: 2.5, tests: 8 })).toBe("too uneven for a range");
});
