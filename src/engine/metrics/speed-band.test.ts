import { expect, test } from "vitest";
import { speedBand } from "./speed-band.ts";

test.each([
  [0, "Beginner"],
  [19, "Beginner"],
  [20, "Intermediate"],
  [39, "Intermediate"],
  [40, "Good"],
  [60, "Fast"],
  [79, "Fast"],
  [80, "Very Fast"],
  [250, "Very Fast"],
])("%d WPM is %s", (speed, band) => {
  expect(speedBand(speed)).toBe(band);
});
