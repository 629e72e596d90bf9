import { expect, test } from "vitest";
import { openSavedTests, savedTestOf } from "../../src/test-files/saved-tests.ts";
import { progressPoint } from "../../src/test-files/progress.ts";
import { entryText, savedTestsParts } from "../../src/test-files/save-tests.ts";
import { manyTests } from "./many-tests.ts";

test("a year of tests is saved, opened and found again to the bit, with the same figures", async () => {
  const typed = [...manyTests(365)];
  const entries = typed.map(entryText);
  const opened = await openSavedTests([new File([...savedTestsParts(entries)], "year.json")]);
  expect(opened.problems).toEqual([]);
  expect(opened.repeated).toBe(0);
  expect(opened.tests.map(({ entry }) => new TextDecoder().decode(entry))).toEqual(entries);
  expect(opened.tests.map(({ point }) => point)).toEqual(typed.map(progressPoint));
  const isLooked = (_: unknown, day: number) => day % 30 === 0;
  expect(opened.tests.filter(isLooked).map(savedTestOf)).toEqual(typed.filter(isLooked));
});
