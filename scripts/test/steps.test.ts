import { expect, test } from "vitest";
import { stepsFor } from "./steps.ts";

const namesOf = (...parameters: string[]) => stepsFor(parameters).map(({ name }) => name);

test("without a parameter every step runs, the build before the tests of the built site", () => {
  const names = namesOf();
  expect(names).toContain("format");
  expect(names.indexOf("build")).toBeLessThan(names.indexOf("e2e"));
});

test("what needs a program that few have is a step of npm run test:browsers alone", () => {
  expect(namesOf()).not.toContain("read-aloud");
  expect(stepsFor([], true).at(-1)?.name).toBe("read-aloud");
});

test("a step's name runs that step alone, and the build before the tests of the built site", () => {
  expect(namesOf("unit")).toEqual(["unit"]);
  expect(namesOf("e2e", "unit")).toEqual(["build", "unit", "e2e"]);
  expect(namesOf("build", "e2e")).toEqual(["build", "e2e"]);
});

test("the path of a test runs that test alone, with what follows it", () => {
  const [before, tests] = stepsFor(["e2e/race.spec.ts", "--grep", "a race"]);
  expect(before?.name).toBe("build");
  expect(tests?.command).toEqual(["playwright", "test", "e2e/race.spec.ts", "--grep", "a race"]);
  expect(namesOf("src/ui/Dialog.browser.test.tsx")).toEqual(["components"]);
  expect(namesOf("src/engine/speed.test.ts", "scripts/run.test.ts")).toEqual(["unit"]);
});

test("a parameter that is neither is refused, with the names of the steps", () => {
  expect(() => stepsFor(["unit", "lynx"])).toThrow(
    /^Unknown step: lynx. Choose from format, lint, types/,
  );
});
