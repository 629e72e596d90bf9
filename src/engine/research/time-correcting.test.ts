import { expect, test } from "vitest";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import type { Trial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";
import { timeCorrecting } from "./time-correcting.ts";

function correcting(trial: Trial): number {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return timeCorrecting(trial, typedCharacters(trial.inputStream));
}

test("a slip and its Backspace take two of the four intervals", () => {
  expect(correcting(typeKeys("cat", "cx<at", 150))).toBe(300);
});

test("so does each right letter that was erased to get at the slip", () => {
  // x, t, and two Backspaces.
  expect(correcting(typeKeys("cats", "cxt<<ats", 100))).toBe(400);
});

test("the pause before a Backspace belongs to the correction", () => {
  const noticed = setValue(typeKeys("cats", "cx", 100), "c", 3_100, "deleted");
  expect(correcting(setValue(noticed, "cats", 3_400, "inserted"))).toBe(3_100);
});

test("a first letter that is erased has taken no time", () => {
  expect(correcting(typeKeys("cat", "x<cat", 100))).toBe(100);
});

test("a text without a correction has taken none", () => {
  expect(correcting(typeKeys("cat", "cxt", 100))).toBe(0);
});
