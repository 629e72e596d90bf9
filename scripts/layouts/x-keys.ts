import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The labels of dead keys. */
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

/** The characters of each key, level by level; an empty string if a level types nothing. */
export function keysOf(symbols: string): ReadonlyMap<string, readonly string[]> {
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

/** Keyboards show hiragana for the names of katakana in X. */
function asPrinted(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return /[ァ-ヶ]/.test(character) ? String.fromCodePoint(code - 0x60) : character;
}

/** `U20AC` is the euro; a name that is not a character gives an empty string. */
function byNumber(name: string): string {
  const [, digits] = /^U([0-9A-F]{4,5})$/.exec(name) ?? [];
  return digits === undefined ? "" : String.fromCodePoint(Number.parseInt(digits, 16));
}

/** Characters by their names in X. */
function characterNames(): ReadonlyMap<string, string> {
  const header = readFileSync("/usr/include/X11/keysymdef.h", "utf8");
  const defined = Array.from(
    header.matchAll(/#define XK_(\w+) +0x[0-9a-f]+ +\/\* \(?U\+([0-9A-F]{4,5}) /g),
    ([, name = "", digits = ""]) =>
      [name, String.fromCodePoint(Number.parseInt(digits, 16))] as const,
  );
  return new Map([...defined, ...Object.entries(deadKeys)]);
}
