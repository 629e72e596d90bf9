import { expect, test } from "vitest";
import { roundScale } from "./Chart.tsx";

test("the domain is widened to round values, which are its ticks", () => {
  expect(roundScale([0, 87], [180, 0], 4).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  expect(roundScale([52, 61], [100, 0], 3).ticks).toEqual([50, 55, 60, 65]);
});

test("the scale maps the ends and the middle of the domain to those of the picture", () => {
  const { at } = roundScale([0, 100], [180, 0], 4);
  expect([at(0), at(50), at(100)]).toEqual([180, 90, 0]);
});
