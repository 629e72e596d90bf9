// Control characters but tab and line feed, soft hyphen, zero-width space, word joiner, byte order
// mark, marks of writing direction, invisible operators, annotation marks.
const invisibles =
  // oxlint-disable-next-line no-control-regex -- these are among the characters to be dropped
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

// Letters of these scripts never change their shape beside a joiner; those of Arabic or Hindi do.
const unjoinedScripts = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Armenian",
  "Georgian",
  "Hebrew",
  "Thai",
  "Lao",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

const joinedLetter = String.raw`(?<=(?![${unjoinedScripts}])\p{Letter}\p{Mark}*)`;
const emojiBefore = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])`;
const emojiAfter = String.raw`(?=\p{Extended_Pictographic})`;

/** Joiners (U+200D) and non-joiners (U+200C), the needed ones caught in a group. */
const joiners = new RegExp(
  String.raw`(${joinedLetter}[\u200c\u200d]|${emojiBefore}\u200d${emojiAfter})|[\u200c\u200d]`,
  "gu",
);

/**
 * The text without characters that show nothing and that no key enters. Joiners stay behind letters
 * whose shape they change, and within an emoji.
 */
export function withoutInvisibles(text: string): string {
  return text.replaceAll(invisibles, "").replaceAll(joiners, "$1");
}
