// The characters that "smart" keyboards insert instead of plain ones.
const plainForms: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "‛": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "\u00a0": " ",
  "\u202f": " ",
  "\u3000": " ",
};

/**
 * Whether a transcribed character counts as the presented one: canonically equivalent
 * (NFC and NFD alike), or its curly, long or no-break form.
 */
export function isSameCharacter(presented: string, transcribed: string): boolean {
  return presented === transcribed || plainForm(presented) === plainForm(transcribed);
}

/** The plain form of a character; two characters with equal plain forms count as the same. */
export function plainForm(character: string): string {
  if (character.length === 1 && character <= "~") return character;
  // A line end may include its indentation, which is not typed.
  if (character.startsWith("\n")) return "\n";
  return plainForms[character] ?? character.normalize("NFC");
}
