import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";
import { isRunBy, proofsOn, unproved } from "./promises.ts";

const read = (path: string) => readFileSync(join(folders.project, path), "utf8");
const [promises = "", notProved = ""] = read("docs/work/trust.md").split(
  "\n## Not proved by a test\n",
);
const proofs = proofsOn(promises);

test("every promise in docs/work/trust.md names a test or a file, and the command that runs it", () => {
  const items = promises.split("\n").filter((line) => line.startsWith("- "));
  expect(items.length).toBeGreaterThan(40);
  expect(items.filter((item) => !proofs.some(({ promise }) => promise === item))).toEqual([]);
  expect(proofsOn(notProved)).toEqual([]);
});

test.each(proofs)("docs/work/trust.md: $command runs $file, which has “$title”", (proof) => {
  const { command, file, title } = proof;
  expect(existsSync(join(folders.project, file))).toBe(true);
  expect(isRunBy(command, file)).toBe(true);
  expect(title !== "" || !/\.(?:test|spec)\./.test(file)).toBe(true);
  expect(read(file)).toContain(title);
});

test("npm test does not run what only npm run test:browsers runs, nor a file that is not a test", () => {
  expect(isRunBy("npm test", "e2e/engines/storage.spec.ts")).toBe(false);
  expect(isRunBy("npm run test:browsers", "e2e/engines/storage.spec.ts")).toBe(true);
  expect(isRunBy("npm test", "e2e/race.spec.ts")).toBe(true);
  expect(isRunBy("npm run build", "scripts/build/check-site.ts")).toBe(true);
  expect(isRunBy("npm run build", "e2e/race.spec.ts")).toBe(false);
});

const page = `- **No cookie.** \`npm test\`: \`e2e/a.spec.ts\` "no cookie"; \`npm run test:browsers\`: \`e2e/b.spec.ts\` "none"
- **Any host.** \`npm test\`: \`e2e/c.spec.ts\` "every address"; skipped without nginx`;
const ran = (file: string, title: string, outcome: "passed" | "skipped") => ({
  file,
  title,
  outcome,
});

test("a promise whose test was skipped is reported, unless the page says when it is", () => {
  const run = [
    ran("e2e/a.spec.ts", "a visit leaves no cookie", "skipped"),
    ran("e2e/c.spec.ts", "every address", "skipped"),
  ];
  expect(unproved(proofsOn(page), run, { isEveryBrowser: false, isWhole: true })).toEqual([
    "e2e/a.spec.ts was skipped, and trust.md does not say why: no cookie",
  ]);
});

test("a promise whose test a whole run does not contain is reported", () => {
  const run = [ran("e2e/a.spec.ts", "a visit leaves no cookie", "passed")];
  const report = (options: { isEveryBrowser: boolean; isWhole: boolean }) =>
    unproved(proofsOn(page), run, options);
  expect(report({ isEveryBrowser: false, isWhole: true })).toEqual([
    "e2e/c.spec.ts did not run: every address",
  ]);
  expect(report({ isEveryBrowser: true, isWhole: true })).toHaveLength(2);
  expect(report({ isEveryBrowser: false, isWhole: false })).toEqual([]);
});
