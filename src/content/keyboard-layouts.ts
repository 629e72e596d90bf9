import { charactersOn, keyboard } from "./keyboard.ts";
import { nationalLayouts } from "./national-layouts.ts";

/** All layouts, the most common first. */
export const keyboardLayouts = {
  qwerty: keyboard("QWERTY", "ansi", [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "qQ wW eE rR tT yY uU iI oO pP [{ ]} \\|",
    "aA sS dD fF gG hH jJ kK lL ;: '\"",
    "zZ xX cC vV bB nN mM ,< .> /?",
  ]),
  qwertz: keyboard("QWERTZ", "iso", [
    '^° 1! 2"² 3§³ 4$ 5% 6& 7/{ 8([ 9)] 0=} ß?\\ ´`',
    "qQ@ wW eE€ rR tT zZ uU iI oO pP üÜ +*~",
    "aA sS dD fF gG hH jJ kK lL öÖ äÄ #'",
    "<>| yY xX cC vV bB nN mMµ ,; .: -_",
  ]),
  azerty: keyboard("AZERTY", "iso", [
    "² &1 é2~ \"3# '4{ (5[ -6| è7` _8\\ ç9^ à0@ )°] =+}",
    "aA zZ eE€ rR tT yY uU iI oO pP ^¨ $£¤",
    "qQ sS dD fF gG hH jJ kK lL mM ù% *µ",
    "<> wW xX cC vV bB nN ,? ;. :/ !§",
  ]),
  dvorak: keyboard("Dvorak", "ansi", [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) [{ ]}",
    "'\" ,< .> pP yY fF gG cC rR lL /? =+ \\|",
    "aA oO eE uU iI dD hH tT nN sS -_",
    ";: qQ jJ kK xX bB mM wW vV zZ",
  ]),
  colemak: keyboard("Colemak", "ansi", [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "qQ wW fF pP gG jJ lL uU yY ;: [{ ]} \\|",
    "aA rR sS tT dD hH nN eE iI oO '\"",
    "zZ xX cC vV bB kK mM ,< .> /?",
  ]),
  ...nationalLayouts,
} as const;

export type LayoutName = keyof typeof keyboardLayouts;

export function isLayoutName(name: unknown): name is LayoutName {
  return typeof name === "string" && Object.hasOwn(keyboardLayouts, name);
}

/**
 * The layout that has most of the characters on the keys that typed them. Of several, that of the language
 * comes first, then the most common.
 *
 * @param keys each with its `code` (UI Events (W3C)) and a character that it typed
 * @param language the tag of the text's language
 */
export function layoutOfKeys(
  keys: readonly (readonly [code: string, character: string])[],
  language: string | null,
): LayoutName {
  const usual = layoutOf(language);
  const names = [usual, ...Object.keys(keyboardLayouts).filter(isLayoutName)];
  const fits = names.map((name) => {
    const layout = keyboardLayouts[name];
    return keys.filter(([code, character]) => charactersOn(layout, code).includes(character))
      .length;
  });
  return names[fits.indexOf(Math.max(...fits))] ?? usual;
}

/** The layout most used for a language, by its tag; QWERTY if it is unknown or not listed. */
function layoutOf(language: string | null): LayoutName {
  return layoutsByLanguage.get(language ?? "") ?? "qwerty";
}

const layoutsByLanguage: ReadonlyMap<string, LayoutName> = new Map([
  ["ar", "arabic"],
  ["cs", "czech"],
  ["da", "danish"],
  ["de", "qwertz"],
  ["el", "greek"],
  ["es", "spanish"],
  ["fi", "nordic"],
  ["fr", "azerty"],
  ["he", "hebrew"],
  ["hi", "inscript"],
  ["it", "italian"],
  ["ja", "japanese"],
  ["ko", "korean"],
  ["nb", "norwegian"],
  ["pl", "polish"],
  ["pt", "brazilian"],
  ["ru", "russian"],
  ["sv", "nordic"],
  ["tr", "turkishQ"],
  ["uk", "ukrainian"],
]);
