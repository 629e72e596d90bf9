import fc from "fast-check";
import { expect, test } from "vitest";
import { writtenNumber } from "./written-number.ts";

test.each([
  [0, 0, "0"],
  [61.5, 0, "62"],
  [-0.4, 0, "0"],
  [-3.5, 0, "-4"],
  [999.5, 0, "1,000"],
  [1_234_567, 0, "1,234,567"],
  [0.04, 1, "0.0"],
  [0.25, 1, "0.3"],
  [1.005, 2, "1.01"],
  [2345.678, 2, "2,345.68"],
])("%d with %d decimals is %s", (value, decimals, text) => {
  expect(writtenNumber(value, { decimals })).toBe(text);
});

test("a number can be without commas up to some digits", () => {
  expect(writtenNumber(9999, { groupedFrom: 5 })).toBe("9999");
  expect(writtenNumber(9999.5, { groupedFrom: 5 })).toBe("10,000");
});

test("a number is written as the browser's own format writes it", () => {
  const numbers = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 5 }), (value, decimals) => {
      const format = new Intl.NumberFormat("en", {
        signDisplay: "negative",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      expect(writtenNumber(value, { decimals })).toBe(format.format(value));
    }),
  );
});
