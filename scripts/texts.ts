/**
 * Measures the texts of the languages against their criteria and prints what they miss: `npm run texts` for
 * all languages, `npm run texts -- de fr` for some.
 */
import { shortcomings } from "./texts/criteria.ts";
import { languages } from "../src/content/languages/languages.ts";

const tags = process.argv.slice(2);
const chosen = languages.filter(({ tag }) => tags.length === 0 || tags.includes(tag));
const known = languages.map(({ tag }) => tag);
const unknown = tags.filter((tag) => !known.includes(tag));
if (unknown.length > 0) {
  throw new Error(`Unknown language: ${unknown.join(", ")}. Choose from ${known.join(", ")}.`);
}

for (const language of chosen) {
  const missing = shortcomings(language, await language.load());
  const lines = missing.length > 0 ? missing : ["nothing missing"];
  for (const line of lines) console.log(`${language.englishName}: ${line}`);
}
