/** The characters as they are typed: a line end without the indentation that follows it. */
export function withoutIndentation(presented: readonly string[]): readonly string[] {
  return presented.map((character) => (character.startsWith("\n") ? "\n" : character));
}

/** The number of spaces that are indentation. */
export function indentationOf(presented: readonly string[]): number {
  const lineEnds = presented.filter((character) => character.startsWith("\n"));
  return lineEnds.join("").length - lineEnds.length;
}
