/**
 * Makes the national keyboard layouts from the keyboard data of X (xkeyboard-config), which Linux desktops
 * use: Debian's packages xkb-data, x11-xkb-utils and x11proto-dev. Run it by hand when the choice changes;
 * commit its output.
 *
 * It includes only those characters of AltGr that are ASCII, the euro, or in the texts of the layout's
 * language: keyboards do not show the others.
 */
import { writeFile } from "node:fs/promises";
import { languages } from "../src/content/languages/languages.ts";
import { levelNames } from "../src/content/passages.ts";
import { boards, correctionsOf, keysOfRow } from "./layouts/boards.ts";
import { type LayoutChoice, choices } from "./layouts/choices.ts";
import { keysOf } from "./layouts/x-keys.ts";

const layouts = await Promise.all(choices.map(textOfLayout));

await writeFile(
  new URL("../src/content/national-layouts.ts", import.meta.url),
  `import { keyboard } from "./keyboard.ts";

/**
 * Keyboards of many countries, out of xkeyboard-config. Made by \`scripts/make-layouts.ts\`.
 */
export const nationalLayouts = {
${layouts.join("")}} as const;
`,
);

async function textOfLayout(choice: LayoutChoice): Promise<string> {
  const { board, symbols, language } = choice;
  const corrections = correctionsOf(choice.corrections ?? []);
  const wanted = await charactersOf(language);
  const levels = symbols.map(keysOf);
  const typed = new Set(levels.flatMap((keys) => [...keys.values()].flatMap(firstTwo)));
  const rows = boards[board].map((row) =>
    keysOfRow(row)
      .map((place) => {
        const correction = corrections.get(place);
        if (correction !== undefined) return correction;
        const all = levels.map((keys) => keys.get(place) ?? []);
        const further = all
          .flatMap((key) => key.slice(2))
          .filter((character) => {
            const isWanted = wanted.has(character) && !typed.has(character);
            if (isWanted) typed.add(character);
            return isWanted;
          });
        return [...new Set([...all.flatMap(firstTwo), ...further])].join("");
      })
      .join(" "),
  );
  const listed = rows.map((row) => JSON.stringify(row)).join(", ");
  return `  ${choice.key}: keyboard(${JSON.stringify(choice.name)}, "${choice.board}", [${listed}]),\n`;
}

/** Plain and with Shift. */
function firstTwo(characters: readonly string[]): readonly string[] {
  return characters.slice(0, 2).filter((character) => character !== "");
}

/** ASCII, the euro, and the characters in a language's texts. */
async function charactersOf(tag: string): Promise<ReadonlySet<string>> {
  const printable = Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0x21 + index));
  const language = languages.find((known) => known.tag === tag);
  if (!language) return new Set([...printable, "€"]);
  const { sentences, passages, words } = await language.load();
  const texts = levelNames.flatMap((level) => sentences[level].concat(passages[level]));
  const all = texts.concat(words).join("");
  return new Set([...printable, "€", ...Array.from(all + all.toLocaleUpperCase(tag))]);
}
