import { graphemesOf } from "../engine/trial/graphemes.ts";

// Letters of these scripts keep their shape beside a joiner; those of Arabic or Hindi do not.
const unjoinedScripts =
  "Latin Greek Cyrillic Armenian Georgian Hebrew Thai Lao Han Hiragana Katakana Hangul"
    .split(" ")
    .map((script) => String.raw`\p{Script=${script}}`)
    .join("");

/** Invisible characters where they change what is visible. */
const needed = [
  // Joiners after a letter whose shape they change, and within an emoji.
  String.raw`(?<=(?![${unjoinedScripts}])\p{Letter}\p{Mark}{0,30})[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  // Text or emoji presentation; of digits only on a keycap.
  String.raw`(?<=(?![0-9#*])\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  // The flag of a part of a country.
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`,
  // Shapes of letters.
  String.raw`(?<=(?=\p{Letter})\p{Script=Mongolian})[\u180b-\u180f]`,
  String.raw`(?<=[\p{Script=Myanmar}\p{Script=Phags_Pa}])\ufe00`,
  // An old Korean syllable without its first or its middle letter.
  String.raw`\u115f(?=[\u1160-\u11a7])`,
  String.raw`(?<=[\u1100-\u115f])\u1160`,
];

/**
 * Unicode's default-ignorable characters, control characters except tab and line feed, noncharacters and
 * annotation marks.
 */
const invisible = String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;

/** Matches each invisible character; group 1 matches those that a script or an emoji needs. */
const invisibles = new RegExp(`(${needed.join("|")})|${invisible}`, "gu");

/** The text without characters that are invisible and that no key enters. */
export function withoutInvisibles(text: string): string {
  return text.replaceAll(invisibles, "$1");
}

/**
 * Accents beyond the first 30 of a character. Unicode's Stream-Safe Text Format has the same limit, because
 * composing takes quadratic time; many would also cover the lines above and below.
 */
export const surplusMarks = /\p{Mark}(?<=\p{Mark}{31})\p{Mark}*/gu;

/** An untrusted text to be read, not typed. */
export function plainText(text: string): string {
  return withoutInvisibles(text)
    .replaceAll(surplusMarks, "")
    .toWellFormed()
    .normalize("NFC")
    .trim();
}

/** Code units of a grapheme: more than any emoji has. */
const maxGraphemeLength = 16;

/** In graphemes. */
const maxLabelLength = 40;

/**
 * An untrusted name as one line of visible text, without spaces at its ends.
 *
 * @param maxLength in graphemes; the rest is cut off
 */
export function plainLine(text: string, maxLength: number): string {
  const line = plainText(text.slice(0, maxLength * maxGraphemeLength)).replaceAll(/\s+/g, " ");
  return graphemesOf(line).slice(0, maxLength).join("").trim();
}

/** @returns `undefined` for a label of which nothing is visible */
export function keyboardLabelOf(text: string): string | undefined {
  return plainLine(text, maxLabelLength) || undefined;
}
