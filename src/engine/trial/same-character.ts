// What "smart" keyboards put in the place of plain characters.
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

/** The form by which characters are compared: two count as the same where their plain forms are equal. */
export function plainForm(character: string): string {
  if (character.length === 1 && character <= "~") return character;
  // A line end may have its indentation with it, which is not typed.
  if (character.startsWith("\n")) return "\n";
  return plainForms[character] ?? character.normalize("NFC");
}
