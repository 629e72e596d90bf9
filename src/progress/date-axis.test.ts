import { expect, test } from "vitest";
import { dateAxis } from "./date-axis.ts";

const day = (year: number, month: number, date: number) =>
  new Date(year, month - 1, date).getTime();
const names = (from: number, to: number) => dateAxis(from, to)?.ticks.map(({ name }) => name);

test("ticks are at days, weeks, months or years, as the axis grows", () => {
  expect(names(day(2026, 3, 1), day(2026, 3, 5))).toEqual(["2 Mar", "3 Mar", "4 Mar", "5 Mar"]);
  expect(names(day(2026, 3, 1), day(2026, 4, 5))).toEqual([
    "2 Mar",
    "9 Mar",
    "16 Mar",
    "23 Mar",
    "30 Mar",
  ]);
  expect(names(day(2025, 10, 15), day(2026, 3, 15))).toEqual(["Nov", "Dec", "2026", "Feb", "Mar"]);
  expect(names(day(2019, 6, 1), day(2026, 6, 1))?.at(0)).toBe("2020");
});

test("dates next to the last that JavaScript knows end the axis", () => {
  const last = 8_640_000_000_000_000;
  for (const days of [4, 40, 400]) {
    expect(names(last - days * 86_400_000, last)?.length).toBeLessThanOrEqual(8);
  }
});

test("a tick is at its share of the time, and there are few of them however long that is", () => {
  const axis = dateAxis(day(2026, 1, 1), day(2026, 1, 11));
  expect(axis?.ticks[0]?.at).toBeCloseTo(0.1, 10);
  expect(axis?.at(day(2026, 1, 6))).toBeCloseTo(0.5, 10);
  for (const to of [
    day(2026, 1, 21),
    day(2026, 2, 1),
    day(2026, 3, 25),
    day(2027, 1, 1),
    day(2090, 1, 1),
    day(9000, 1, 1),
  ]) {
    expect(names(day(2026, 1, 1), to)?.length).toBeLessThanOrEqual(8);
  }
});

test("there is no axis of less than three days, of an invalid date, or back in time", () => {
  expect(dateAxis(day(2026, 1, 1), day(2026, 1, 3))).toBeNull();
  expect(dateAxis(Number.NaN, day(2026, 1, 3))).toBeNull();
  expect(dateAxis(day(2026, 1, 3), day(2026, 1, 1))).toBeNull();
});
