/**
 * Makes the national keyboard layouts out of the keyboard data of X (xkeyboard-config), which the
 * desktops of Linux use: the packages xkb-data, x11-xkb-utils and x11proto-dev of Debian. Run it by
 * hand when the choice changes; its output is committed.
 *
 * Of what AltGr types only ASCII, the euro and what the texts of the layout's language hold is taken:
 * the rest is printed on no keyboard.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { languages } from "../src/content/languages/languages.ts";
import { levelNames } from "../src/content/passages.ts";

/** Which keys a board has, row by row, by the names that X gives them. */
const boards = {
  ansi: ["TLDE AE1-12", "AD1-12 BKSL", "AC1-11", "AB1-10"],
  iso: ["TLDE AE1-12", "AD1-12", "AC1-11 BKSL", "LSGT AB1-10"],
  jis: ["AE1-12 AE13", "AD1-12", "AC1-11 BKSL", "AB1-11"],
  abnt: ["TLDE AE1-12", "AD1-12", "AC1-11 BKSL", "LSGT AB1-11"],
} as const;

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly board: keyof typeof boards;
  /** What X calls it; of two, the keys of the second are added to those of the first. */
  readonly symbols: readonly string[];
  /** The language whose texts tell which letters AltGr is to give. */
  readonly language: string;
  /** Keys on which X differs from what boards for sale print, mostly with AltGr. */
  readonly corrections?: Readonly<Record<string, string>>;
}

const choices: readonly Choice[] = [
  { key: "british", name: "British", board: "iso", symbols: ["gb"], language: "en" },
  {
    key: "spanish",
    name: "Spanish",
    board: "iso",
    symbols: ["es"],
    language: "es",
    corrections: {
      AE07: "7/",
      AE08: "8(",
      AE09: "9)",
      AE10: "0=",
      AD11: "`^[",
      AD12: "+*]",
      AC11: "´¨{",
      BKSL: "çÇ}",
    },
  },
  {
    key: "latinAmerican",
    name: "Latin American",
    board: "iso",
    symbols: ["latam"],
    language: "es",
    corrections: { AE02: '2"', AE04: "4$", AD01: "qQ@", AD12: "+*~", AC10: "ñÑ" },
  },
  { key: "portuguese", name: "Portuguese", board: "iso", symbols: ["pt"], language: "pt" },
  { key: "brazilian", name: "Brazilian", board: "abnt", symbols: ["br"], language: "pt" },
  {
    key: "italian",
    name: "Italian",
    board: "iso",
    symbols: ["it"],
    language: "it",
    corrections: {
      AE07: "7/",
      AE08: "8(",
      AE09: "9)",
      AE10: "0=",
      AD01: "qQ",
      AD11: "èé[{",
      AD12: "+*]}",
      AC10: "òç@",
    },
  },
  {
    key: "polish",
    name: "Polish",
    board: "ansi",
    symbols: ["pl"],
    language: "pl",
    corrections: { AE05: "5%", AD07: "uU€" },
  },
  {
    key: "nordic",
    name: "Swedish and Finnish",
    board: "iso",
    symbols: ["se"],
    language: "sv",
    corrections: { AE05: "5%", AD03: "eE€" },
  },
  { key: "danish", name: "Danish", board: "iso", symbols: ["dk"], language: "da" },
  { key: "norwegian", name: "Norwegian", board: "iso", symbols: ["no"], language: "nb" },
  {
    key: "czech",
    name: "Czech",
    board: "iso",
    symbols: ["cz"],
    language: "cs",
    corrections: { AB01: "yY", AB02: "xX", AB08: ",?<", AB09: ".:>" },
  },
  { key: "turkishQ", name: "Turkish Q", board: "iso", symbols: ["tr"], language: "tr" },
  { key: "turkishF", name: "Turkish F", board: "iso", symbols: ["tr(f)"], language: "tr" },
  { key: "russian", name: "Russian", board: "ansi", symbols: ["ru"], language: "ru" },
  { key: "ukrainian", name: "Ukrainian", board: "ansi", symbols: ["ua(winkeys)"], language: "uk" },
  {
    key: "greek",
    name: "Greek",
    board: "iso",
    symbols: ["gr"],
    language: "el",
    corrections: { AE05: "5%", AD02: "ς", AD03: "εΕ€", LSGT: "<>" },
  },
  {
    key: "arabic",
    name: "Arabic",
    board: "ansi",
    symbols: ["ara"],
    language: "ar",
    corrections: { BKSL: "\\|" },
  },
  { key: "hebrew", name: "Hebrew", board: "ansi", symbols: ["il"], language: "he" },
  { key: "inscript", name: "Hindi InScript", board: "ansi", symbols: ["in(deva)"], language: "hi" },
  {
    key: "japanese",
    name: "Japanese",
    board: "jis",
    symbols: ["jp", "jp(kana)"],
    language: "ja",
  },
  {
    key: "korean",
    name: "Korean",
    board: "ansi",
    symbols: ["us"],
    language: "en",
    // X leaves Hangul to the input method.
    corrections: {
      ...lineOf("AD", "ㅂㅃqQ ㅈㅉwW ㄷㄸeE ㄱㄲrR ㅅㅆtT ㅛyY ㅕuU ㅑiI ㅐㅒoO ㅔㅖpP"),
      ...lineOf("AC", "ㅁaA ㄴsS ㅇdD ㄹfF ㅎgG ㅗhH ㅓjJ ㅏkK ㅣlL"),
      ...lineOf("AB", "ㅋzZ ㅌxX ㅊcC ㅍvV ㅠbB ㅜnN ㅡmM"),
    },
  },
];

/** What is printed on keys that type nothing until the next one is struck. */
const deadKeys = {
  dead_grave: "`",
  dead_acute: "´",
  dead_circumflex: "^",
  dead_tilde: "~",
  dead_diaeresis: "¨",
  dead_abovering: "°",
  dead_caron: "ˇ",
  dead_cedilla: "¸",
} as const;

const names = characterNames();
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

/** Keys of a line by their places, from the left. */
function lineOf(line: string, keys: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keys.split(" ").map((key, index) => [placeOf(line, index + 1), key] as const),
  );
}

/** `AD01` is the first key right of Tab. */
function placeOf(line: string, number: number): string {
  return `${line}${String(number).padStart(2, "0")}`;
}

async function textOfLayout(choice: Choice): Promise<string> {
  const { board, symbols, language, corrections = {} } = choice;
  const wanted = await charactersOf(language);
  const levels = symbols.map(keysOf);
  const typed = new Set(levels.flatMap((keys) => [...keys.values()].flatMap(firstTwo)));
  const rows = boards[board].map((row) =>
    keysOfRow(row)
      .map((place) => {
        const correction = corrections[place];
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

/** `AE1-3` is `AE01`, `AE02` and `AE03`. */
function keysOfRow(row: string): readonly string[] {
  return row.split(" ").flatMap((part) => {
    const [, line = "", from = "", to = ""] = /^(A[A-E])(\d+)-(\d+)$/.exec(part) ?? [];
    if (line === "") return [part];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
      placeOf(line, Number(from) + index),
    );
  });
}

/** The characters of each key, level by level; an empty string where one types nothing. */
function keysOf(symbols: string): ReadonlyMap<string, readonly string[]> {
  const keymap = execFileSync("xkbcomp", ["-w", "0", "-xkb", "-", "-"], {
    input: `xkb_keymap {
      xkb_keycodes { include "evdev+aliases(qwerty)" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols { include "pc+${symbols}" };
    };`,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
  const keys = /key <(\w+)> \{[^[}]*?(?:symbols\[Group1\]=)?\s*\[\s*([^\]]*?)\s*\]/g;
  return new Map(
    Array.from(keymap.matchAll(keys), ([, place = "", list = ""]) => [
      place,
      list.split(/\s*,\s*/).map((name) => asPrinted(names.get(name) ?? byNumber(name))),
    ]),
  );
}

/** Keyboards print hiragana where X names katakana. */
function asPrinted(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return /[ァ-ヶ]/.test(character) ? String.fromCodePoint(code - 0x60) : character;
}

/** `U20AC` is the euro; what is no character is an empty string. */
function byNumber(name: string): string {
  const [, digits] = /^U([0-9A-F]{4,5})$/.exec(name) ?? [];
  return digits === undefined ? "" : String.fromCodePoint(Number.parseInt(digits, 16));
}

/** The characters by the names that X gives them. */
function characterNames(): ReadonlyMap<string, string> {
  const header = readFileSync("/usr/include/X11/keysymdef.h", "utf8");
  const defined = Array.from(
    header.matchAll(/#define XK_(\w+) +0x[0-9a-f]+ +\/\* \(?U\+([0-9A-F]{4,5}) /g),
    ([, name = "", digits = ""]) =>
      [name, String.fromCodePoint(Number.parseInt(digits, 16))] as const,
  );
  return new Map([...defined, ...Object.entries(deadKeys)]);
}

/** ASCII, the euro, and what stands in a language's texts. */
async function charactersOf(tag: string): Promise<ReadonlySet<string>> {
  const printable = Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0x21 + index));
  const language = languages.find((known) => known.tag === tag);
  if (!language) return new Set([...printable, "€"]);
  const { sentences, passages, words } = await language.load();
  const texts = levelNames.flatMap((level) => sentences[level].concat(passages[level]));
  const all = texts.concat(words).join("");
  return new Set([...printable, "€", ...Array.from(all + all.toLocaleUpperCase(tag))]);
}
