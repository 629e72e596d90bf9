import type { Sequence } from "./sequence.ts";

// Plain characters, each with its forms: those of "smart" keyboards, and those that few keyboards have.
const plainAndForms = ["'‘’‚‛ʼ′׳", '"“”„‟″״', "-‐‑–—―−־", " \u00a0\u202f\u3000"];

/**
 * Whether a transcribed character counts as the presented one: canonically equivalent
 * (NFC and NFD alike), or both have the same plain form.
 */
export function isSameCharacter(presented: string, transcribed: string): boolean {
  return presented === transcribed || plainForm(presented) === plainForm(transcribed);
}

/** In code units. A longer one is compared as it is, because composing many accents takes quadratic time. */
const maxComposedLength = 100;

/** The plain form of a character; two characters with equal plain forms count as the same. */
export function plainForm(character: string): string {
  if (character.length < 2 && character <= "~") return character;
  // A line end may include its indentation, which is not typed.
  if (character.startsWith("\n")) return "\n";
  if (character.length > maxComposedLength) return character;
  const forms = plainAndForms.find((characters) => characters.includes(character));
  return forms?.[0] ?? character.normalize("NFC");
}

/**
 * Positions at which the transcribed text differs from the presented one, over the shorter length:
 * the specification's Errors. A count; it falls again when a mistake is corrected.
 *
 * @param from the first position
 * @param to the position after the last one
 */
export function errors(
  presented: readonly string[],
  transcribed: Sequence<string>,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): number {
  const end = Math.min(presented.length, transcribed.length, to);
  let count = 0;
  transcribed.slice(from, end).forEach((character, index) => {
    if (!isSameCharacter(presented[from + index] ?? "", character)) count += 1;
  });
  return count;
}
