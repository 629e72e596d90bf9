/**
 * Measures the texts of the languages against their criteria and prints what they miss: `npm run texts` for
 * all languages, `npm run texts -- de fr` for some.
 */
import { shortcomings } from "./texts/criteria.ts";
import { languages } from "../src/content/languages/languages.ts";
import { textTables } from "./texts/text-tables.ts";

const tags = process.argv.slice(2);
const chosen = languages.filter(({ tag }) => tags.length === 0 || tags.includes(tag));

console.log(await textTables(chosen));
for (const language of chosen) {
  // oxlint-disable-next-line no-await-in-loop -- its file was read for the tables
  for (const line of shortcomings(language, await language.load())) {
    console.error(`${language.tag}: ${line}`);
  }
}
