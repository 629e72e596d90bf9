import { expect, test } from "vitest";
import { openTests } from "../../src/saved-tests/open-tests.ts";
import { progressTest } from "../../src/saved-tests/progress-test.ts";
import { savedTestsParts } from "../../src/saved-tests/file-entries.ts";
import { decodeTest } from "../../src/saved-tests/stored-test.ts";
import { manyTests } from "./many-tests.ts";

test("a year of tests is saved and opened again bit by bit, with the same figures", async () => {
  const typed = [...manyTests(365)];
  const file = new File([...savedTestsParts(typed)], "year.json");
  const opened = await openTests([file]);
  expect(opened.problems).toEqual([]);
  expect(opened.repeated).toBe(0);
  expect(await new Blob([...savedTestsParts(opened.tests)]).text()).toBe(await file.text());
  expect(opened.tests.map(({ point }) => point)).toEqual(
    typed.map(({ trial, ...set }) => progressTest({ ...set, trial }).point),
  );
  const isLooked = (_: unknown, day: number) => day % 30 === 0;
  expect(opened.tests.filter(isLooked).map(decodeTest)).toEqual(
    typed.filter(isLooked).map(progressTest),
  );
});
