import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "../project/folders.ts";
import { fileTimesOf, slowestFiles } from "./file-times.ts";

test("of Vitest's report, the files by their paths in the project", () => {
  const name = join(folders.project, "src/engine/speed.test.ts");
  expect(fileTimesOf({ testResults: [{ name, startTime: 1000, endTime: 1250 }] })).toEqual([
    { file: "src/engine/speed.test.ts", time: 250 },
  ]);
});

test("of Playwright's report, the files by the browsers that they ran in", () => {
  const spec = (projectName: string, duration: number) => ({
    tests: [{ projectName, results: [{ duration }] }],
  });
  const suite = {
    title: "engines/faq.spec.ts",
    specs: [spec("chromium", 700), spec("firefox", 900)],
    suites: [{ title: "at rest", specs: [spec("chromium", 300)] }],
  };
  expect(fileTimesOf({ suites: [suite] })).toEqual([
    { file: "e2e/engines/faq.spec.ts (chromium)", time: 1000 },
    { file: "e2e/engines/faq.spec.ts (firefox)", time: 900 },
  ]);
});

test("without a report there are no times", () => {
  expect(fileTimesOf(undefined)).toEqual([]);
});

test("the slowest files come first", () => {
  const times = [
    { file: "quick", time: 40 },
    { file: "slowest", time: 12_345 },
    { file: "slow", time: 900 },
  ];
  expect(slowestFiles(times, 2)).toEqual(["   12.3 s  slowest", "    0.9 s  slow"]);
});
