import type { BoardName } from "./boards.ts";

/** A layout that the site offers, and its source. */
export interface LayoutChoice {
  readonly key: string;
  readonly name: string;
  readonly board: BoardName;
  /** Its name in X. If there are two names, the keys of the second layout complete those of the first. */
  readonly symbols: readonly string[];
  /** The language whose texts determine which letters AltGr types. */
  readonly language: string;
  /**
   * Keys for which X differs from what keyboards for sale show, mostly with AltGr: `AE7-8 7/ 8(` is what the
   * keys `AE07` and `AE08` show.
   */
  readonly corrections?: readonly string[];
}

export const choices: readonly LayoutChoice[] = [
  { key: "british", name: "British", board: "iso", symbols: ["gb"], language: "en" },
  {
    key: "spanish",
    name: "Spanish",
    board: "iso",
    symbols: ["es"],
    language: "es",
    corrections: ["AE7-10 7/ 8( 9) 0=", "AD11-12 `^[ +*]", "AC11 ´¨{", "BKSL çÇ}"],
  },
  {
    key: "latinAmerican",
    name: "Latin American",
    board: "iso",
    symbols: ["latam"],
    language: "es",
    corrections: ['AE02 2"', "AE04 4$", "AD01 qQ@", "AD12 +*~", "AC10 ñÑ"],
  },
  { key: "portuguese", name: "Portuguese", board: "iso", symbols: ["pt"], language: "pt" },
  { key: "brazilian", name: "Brazilian", board: "abnt", symbols: ["br"], language: "pt" },
  {
    key: "italian",
    name: "Italian",
    board: "iso",
    symbols: ["it"],
    language: "it",
    corrections: ["AE7-10 7/ 8( 9) 0=", "AD01 qQ", "AD11-12 èé[{ +*]}", "AC10 òç@"],
  },
  {
    key: "polish",
    name: "Polish",
    board: "ansi",
    symbols: ["pl"],
    language: "pl",
    corrections: ["AE05 5%", "AD07 uU€"],
  },
  {
    key: "nordic",
    name: "Swedish and Finnish",
    board: "iso",
    symbols: ["se"],
    language: "sv",
    corrections: ["AE05 5%", "AD03 eE€"],
  },
  { key: "danish", name: "Danish", board: "iso", symbols: ["dk"], language: "da" },
  { key: "norwegian", name: "Norwegian", board: "iso", symbols: ["no"], language: "nb" },
  {
    key: "czech",
    name: "Czech",
    board: "iso",
    symbols: ["cz"],
    language: "cs",
    corrections: ["AB1-2 yY xX", "AB8-9 ,?< .:>"],
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
    corrections: ["AE05 5%", "AD2-3 ς εΕ€", "LSGT <>"],
  },
  {
    key: "arabic",
    name: "Arabic",
    board: "ansi",
    symbols: ["ara"],
    language: "ar",
    corrections: ["BKSL \\|"],
  },
  { key: "hebrew", name: "Hebrew", board: "ansi", symbols: ["il"], language: "he" },
  { key: "inscript", name: "Hindi InScript", board: "ansi", symbols: ["in(deva)"], language: "hi" },
  {
    key: "japanese",
    name: "Japanese",
    board: "jis",
    symbols: ["jp", "jp(kana)"],
    language: "ja",
    corrections: ["AE10 0わを"],
  },
  {
    key: "korean",
    name: "Korean",
    board: "ansi",
    symbols: ["us"],
    language: "en",
    // In X, the input method types Hangul.
    corrections: [
      "AD1-10 ㅂㅃqQ ㅈㅉwW ㄷㄸeE ㄱㄲrR ㅅㅆtT ㅛyY ㅕuU ㅑiI ㅐㅒoO ㅔㅖpP",
      "AC1-9 ㅁaA ㄴsS ㅇdD ㄹfF ㅎgG ㅗhH ㅓjJ ㅏkK ㅣlL",
      "AB1-7 ㅋzZ ㅌxX ㅊcC ㅍvV ㅠbB ㅜnN ㅡmM",
    ],
  },
];
