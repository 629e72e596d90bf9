import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "../../src/content/languages/languages.ts";
import { folders } from "../project/folders.ts";
import { textTables } from "./text-tables.ts";

test("the page about languages has the current figures of the texts: if not, run npm run texts", async () => {
  const page = await readFile(join(folders.project, "docs/work/languages.md"), "utf8");
  const [, figures = ""] = page.split("\n## Figures\n");
  expect(withoutLayout(figures)).toEqual(withoutLayout(await textTables(languages)));
});

/** The rows of tables without the spaces and dashes that align their columns. */
function withoutLayout(tables: string): readonly string[] {
  return tables
    .split("\n")
    .filter((line) => /\w/.test(line))
    .map((line) => line.replaceAll(/ +/g, " "));
}
