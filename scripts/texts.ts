/**
 * Measures the texts of the languages against their criteria: `npm run texts -- de fr` prints what these
 * languages measure and what they miss; `npm run texts` writes the tables of all languages into
 * `docs/work/languages.md`, after its last heading.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shortcomings } from "./texts/criteria.ts";
import { languages } from "../src/content/languages/languages.ts";
import { folders } from "./project/folders.ts";
import { textTables } from "./texts/text-tables.ts";

const tags = process.argv.slice(2);
const chosen = languages.filter(({ tag }) => tags.length === 0 || tags.includes(tag));
const tables = await textTables(chosen);

if (tags.length > 0) {
  console.log(tables);
} else {
  const page = join(folders.project, "docs/work/languages.md");
  const [before = ""] = (await readFile(page, "utf8")).split(/(?<=\n## Figures\n)/);
  await writeFile(page, `${before}\n${tables}`);
  console.log("docs/work/languages.md has the figures; npm run format lays out its tables.");
}
for (const language of chosen) {
  // oxlint-disable-next-line no-await-in-loop -- its file was read for the tables
  for (const line of shortcomings(language, await language.load())) {
    console.error(`${language.tag}: ${line}`);
  }
}
