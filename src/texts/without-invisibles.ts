import { graphemesOf } from "../engine/trial/graphemes.ts";

/**
 * Invisible characters: Unicode's default-ignorable ones, control characters except tab and line feed,
 * noncharacters, annotation marks. A run of tags is one match.
 */
const invisibles =
  // oxlint-disable-next-line no-control-regex -- these are to be removed
  /[\u{e0020}-\u{e007f}]+|[\0-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

// Letters of these scripts keep their shape beside a joiner; those of Arabic or Hindi do not.
const unjoinedScripts =
  "Latin Greek Cyrillic Armenian Georgian Hebrew Thai Lao Han Hiragana Katakana Hangul"
    .split(" ")
    .map((script) => String.raw`\p{Script=${script}}`)
    .join("");

/**
 * A context in which an invisible character changes what is visible: what is before it and after it.
 *
 * With a lookbehind at the end, because Chromium 156 does not match a character of two code units with
 * `/[\p{Extended_Pictographic}\ufe0f]$/u`.
 */
interface Need {
  readonly marks: RegExp;
  readonly behind: RegExp;
  readonly before?: RegExp;
}

const needs: readonly Need[] = [
  {
    marks: /^[\u200c\u200d]$/,
    behind: new RegExp(String.raw`(?<=(?![${unjoinedScripts}])\p{Letter}\p{Mark}*)$`, "u"),
  },
  {
    marks: /^\u200d$/,
    behind: /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])$/u,
    before: /^\p{Extended_Pictographic}/u,
  },
  // Text or emoji presentation; of digits only on a keycap.
  { marks: /^[\ufe0e\ufe0f]$/, behind: /(?<=(?![0-9#*])\p{Emoji})$/u },
  { marks: /^\ufe0f$/, behind: /[0-9#*]$/, before: /^\u20e3/ },
  // The flag of a part of a country.
  { marks: /^[\u{e0020}-\u{e007e}]+\u{e007f}$/u, behind: /(?<=\u{1f3f4})$/u },
  // Shapes of letters.
  { marks: /^[\u180b-\u180f]$/, behind: /(?<=\p{Script=Mongolian})$/u },
  { marks: /^\ufe00$/, behind: /(?<=[\p{Script=Myanmar}\p{Script=Phags_Pa}])$/u },
  // An old Korean syllable without its first or its middle letter.
  { marks: /^\u115f$/, behind: /(?:)/, before: /^[\u1160-\u11a7]/ },
  { marks: /^\u1160$/, behind: /[\u1100-\u115f]$/ },
];

/** How many code units before a character are examined; no letter has more marks. */
const contextLength = 40;

/**
 * The text without characters that are invisible and that no key enters. Those that a script or an emoji
 * needs stay: joiners after letters whose shape they change and within an emoji, variation selectors
 * after characters with variants, the tags of a flag.
 */
export function withoutInvisibles(text: string): { readonly text: string; readonly count: number } {
  let visible = "";
  let count = 0;
  let end = 0;
  let last = "";
  let possible: readonly Need[] = [];
  // Not cut from all of `visible`, because engines copy a concatenated text to read it.
  let behind = "";
  for (const { 0: mark, index } of text.matchAll(invisibles)) {
    // In a long run of the same mark only the first is examined.
    if (mark !== last || index > end) {
      const between = text.slice(end, index);
      visible += between;
      behind = (behind + between).slice(-contextLength);
      possible = needsOf(mark, behind);
    }
    last = mark;
    end = index + mark.length;
    if (possible.some(({ before }) => before?.test(text.slice(end, end + 2)) ?? true)) {
      visible += mark;
      behind += mark;
      last = "";
    } else count += Array.from(mark).length;
  }
  return { text: visible + text.slice(end), count };
}

function needsOf(mark: string, behind: string): readonly Need[] {
  return needs.filter((need) => need.marks.test(mark) && need.behind.test(behind));
}

/**
 * Accents beyond the first 30 of a character. Unicode's Stream-Safe Text Format has the same limit, because
 * composing takes quadratic time; many would also cover the lines above and below.
 */
export const surplusMarks = /\p{Mark}(?<=\p{Mark}{31})\p{Mark}*/gu;

/** Code units of a grapheme: more than any emoji has. */
const longestGrapheme = 16;

/** In graphemes. */
const longestKeyboardLabel = 40;

/**
 * A name from anyone as one line of visible text, without spaces at its ends.
 *
 * @param most graphemes; the rest is cut off
 */
export function plainLine(text: string, most: number): string {
  const visible = withoutInvisibles(text.slice(0, most * longestGrapheme)).text;
  const line = visible
    .replaceAll(surplusMarks, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toWellFormed()
    .normalize("NFC");
  return graphemesOf(line).slice(0, most).join("").trim();
}

/** @returns `undefined` for a label of which nothing is visible */
export function keyboardLabelOf(text: string): string | undefined {
  return plainLine(text, longestKeyboardLabel) || undefined;
}
