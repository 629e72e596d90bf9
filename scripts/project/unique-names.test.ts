import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";

const sources = join(folders.project, "src");

/** Each page exports its `meta`, and each language its `texts`. */
const files = globSync("**/*.{ts,tsx}", {
  cwd: sources,
  exclude: ["pages/**", "content/languages/**"],
}).map((file) => file.replaceAll("\\", "/"));

test("no two files export the same name, so that a search finds one place", () => {
  const filesByName = Map.groupBy(
    files.flatMap((file) => namesExportedBy(file).map((name) => ({ name, file }))),
    ({ name }) => name,
  );
  expect([...filesByName.values()].filter((places) => places.length > 1)).toEqual([]);
});

test("every style sheet has a name of its own, because its classes contain it", () => {
  const names = globSync("**/*.css", { cwd: sources }).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(names).toHaveLength(new Set(names).size);
});

/** Leaves out re-exports. */
function namesExportedBy(file: string): readonly string[] {
  const { staticExports } = parseSync(file, readFileSync(join(sources, file), "utf8")).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) => (moduleRequest ? [] : (exportName.name ?? [])));
}
