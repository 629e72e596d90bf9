import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folders } from "../project/folders.ts";
import { openPaths } from "./open-paths.ts";

const folder = mkdtempSync(join(tmpdir(), "keypace-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run …` prints, and what is wrong. */
function printedBy(...parameters: readonly string[]) {
  const options = { cwd: folders.project, encoding: "utf8" } as const;
  const parts = ["scripts/run.js", ...parameters];
  const { stdout, stderr } = spawnSync(process.execPath, parts, options);
  return stdout + stderr;
}

const log = (presented: string, interval = 150) => ({
  format: "keypace-keystroke-log",
  version: 1,
  presented,
  limit: null,
  edits: presented.split("").map((inserted, start) => {
    return { at: start * interval, kind: "typed", start, removed: 0, inserted };
  }),
});

test("the figures of each test of a saved visit are printed, without what a terminal would obey", () => {
  const file = join(folder, "visit.json");
  const tests = [
    { title: "One \u001b]0;hijacked\u0007\u202e", log: log("a cat\u009b31m") },
    { title: "Two", log: log("a dog") },
    { title: "Three", log: {} },
  ];
  writeFileSync(file, JSON.stringify({ format: "keypace-saved-tests", version: 1, tests }));
  const printed = printedBy("figures", file);
  expect(printed).toContain("One ]0;hijacked\n");
  expect(printed).toContain("Two\n");
  expect(printed).toContain("visit.json contains something that is not a Keypace test.");
  expect(printed.match(/^Mistakes, in order$/gm)).toHaveLength(2);
  expect(printed.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test("a missing file and a folder are named in a sentence", async () => {
  const missing = join(folder, "none.json");
  await expect(openPaths([missing])).rejects.toThrow(`${missing} does not exist.`);
  await expect(openPaths([folder])).rejects.toThrow(`${folder} is not a file.`);
  expect(printedBy("figures")).toMatch(/^No keystroke log given\./);
});

test("people who typed one plan are named, and summarised each alone, without practice", () => {
  const file = join(folder, "class.json");
  const run = (typist: string, place: number, interval: number, isPractice = false) => {
    const rest = { run: 1, seed: 1, test: place, tests: 2, condition: null, isPractice };
    const plan = { title: "Class test", digest: "00000001", typist, ...rest };
    return { title: "Passage, easy", log: { ...log(text, interval), plan } };
  };
  const text = "the bakers carried their crates across the square";
  const tests = [
    run("Ann", 1, 400, true),
    run("Ann", 2, 120),
    run("Ann", 3, 121),
    run("Ben", 2, 240),
    run("Ben", 3, 241),
    { title: "Passage, easy", log: log(text) },
  ];
  writeFileSync(file, JSON.stringify({ format: "keypace-saved-tests", version: 1, tests }));
  const printed = printedBy("progress", file);
  // 49 characters in 48 intervals: 12,000 × 49 / 48 is 12,250; over 120 and 121 ms about 102 WPM.
  expect(printed).toMatch(/^Ann, Class test, Passage, easy: 102 WPM, .* \(2 tests\)/m);
  expect(printed).toMatch(/^Ben, Class test, Passage, easy: 51 WPM, .* \(2 tests\)/m);
  expect(printed).toMatch(/^Passage, easy: Not enough tests yet/m);
  expect(printedBy("figures", file)).toMatch(/^Ben, Class test, test 3\nPassage, easy$/m);
});
