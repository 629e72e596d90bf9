import { graphemesOf } from "../engine/trial/graphemes.ts";
import { withoutInvisibles } from "./without-invisibles.ts";

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
  const line = visible.replaceAll(/\s+/g, " ").trim().toWellFormed().normalize("NFC");
  return graphemesOf(line).slice(0, most).join("").trim();
}

/** @returns `undefined` for a label of which nothing is visible */
export function keyboardLabelOf(text: string): string | undefined {
  return plainLine(text, longestKeyboardLabel) || undefined;
}
