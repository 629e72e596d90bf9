import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examplePlace } from "../../src/engine/test-aids/example-place.ts";
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

const log = (presented: string) => ({
  format: "keypace-keystroke-log",
  version: 1,
  presented,
  limit: null,
  edits: presented.split("").map((inserted, start) => {
    return { at: start * 150, kind: "typed", start, removed: 0, inserted };
  }),
});

test("the figures of each test of a saved visit are printed, without what a terminal would obey", () => {
  const file = join(folder, "visit.json");
  const tests = [
    { title: "One \u001b]0;hijacked\u0007\u202e", log: log("a cat\u009b31m") },
    { title: "Two", log: { ...log("a dog"), plan: examplePlace } },
    { title: "Three", log: {} },
  ];
  writeFileSync(file, JSON.stringify({ format: "keypace-saved-tests", version: 1, tests }));
  const printed = printedBy("figures", file);
  expect(printed).toContain("One ]0;hijacked\n");
  expect(printed).toContain("Ann, Class test, test 1\nTwo\n");
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
