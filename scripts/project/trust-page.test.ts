import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";

const read = (path: string) => readFileSync(join(folders.project, path), "utf8");

/** A file in backquotes, with or without a test's title in quotes, whose beginning may be left out. */
const named = /`(?<path>[\w.*/-]+\.tsx?)`(?:: "(?:… )?(?<title>[^"]+)")?/g;

test("every test that docs/work/trust.md names exists, under its title", () => {
  for (const { groups } of read("docs/work/trust.md").matchAll(named)) {
    const { path = "", title = "" } = groups ?? {};
    const files = globSync(path, { cwd: folders.project });
    expect([path, files.length]).not.toEqual([path, 0]);
    expect(files.map(read).join("\n")).toContain(title);
  }
});
