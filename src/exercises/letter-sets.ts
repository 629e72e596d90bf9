/** Letters that the site's own font has in files of their own. */
export interface LetterSet {
  /** As its files are called. */
  readonly name: "latin" | "latin-extended" | "vietnamese" | "cyrillic";
  /** As CSS's `unicode-range` has it. */
  readonly range: string;
}

/** No letter is in two of them, and none in the files that each page opens with. */
export const letterSets: readonly LetterSet[] = [
  {
    name: "latin",
    range: "U+A1,U+A7,U+AA-AB,U+B2-B3,U+BA-BB,U+BF-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+20AC",
  },
  {
    name: "latin-extended",
    range: "U+100-101,U+104-10F,U+112-127,U+12A-130,U+134-151,U+154-167,U+16A-17E,U+218-21B,U+1E9E",
  },
  {
    name: "vietnamese",
    range: "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB",
  },
  { name: "cyrillic", range: "U+400-45F,U+490-491,U+2116" },
];

/** Any letter of a set. */
export function lettersOf({ range }: LetterSet): RegExp {
  const characters = range.replaceAll(/[\dA-F]+/g, String.raw`\u{$&}`).replaceAll(/U\+|,/g, "");
  return new RegExp(`[${characters}]`, "u");
}
