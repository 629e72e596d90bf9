/** A character as words and tables call it: those that cannot be seen by the name of their key. */
export function characterName(character: string): string {
  if (character === "\n") return "Enter";
  return character.trim() === "" ? "space" : character;
}
