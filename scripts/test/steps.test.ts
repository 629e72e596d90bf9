import { expect, test } from "vitest";
import { stepsNamed } from "./steps.ts";

test("without a name every step runs, the build before what looks at the built site", () => {
  const names = stepsNamed([]).map(({ name }) => name);
  expect(names).toContain("format");
  expect(names.indexOf("build")).toBeLessThan(names.indexOf("e2e"));
});

test("the site is built before it is looked at, also where the build is not asked for", () => {
  expect(stepsNamed(["e2e"]).map(({ name }) => name)).toEqual(["build", "e2e"]);
  expect(stepsNamed(["unit"]).map(({ name }) => name)).toEqual(["unit"]);
});

test("a step that there is not is named, with those that there are", () => {
  expect(() => stepsNamed(["unit", "lynx"])).toThrow(
    /^No step is called lynx: choose among format/,
  );
});
