/** Whether a character is white space; no character, as at both ends of a text, counts as such. */
export function isSpace(character = " "): boolean {
  return character.trim() === "";
}
