/**
 * Whether more keys can make the presented character of the transcribed one: of a letter the letter
 * with its vowel sign, points or tone mark, put in in any order; of an emoji's first part the emoji.
 *
 * An accented letter that is a single code point has none: it has a key of its own.
 */
export function isBeginningOf(presented: string, transcribed: string): boolean {
  if (presented.length <= transcribed.length || transcribed === "") return false;
  const whole = Array.from(presented.normalize("NFC"));
  const part = Array.from(transcribed.normalize("NFC"));
  return (
    part.length < whole.length &&
    part[0] === whole[0] &&
    part.every((codePoint) => whole.includes(codePoint))
  );
}
