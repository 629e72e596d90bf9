import { visibleText } from "../character-name.ts";

const reach = 10;

/** The few words about a place of a text, for a sentence to cite; letters of cut words are left out. */
export function textAround(graphemes: readonly string[], position: number): string {
  const start = Math.max(0, position - reach);
  const end = Math.min(graphemes.length, position + reach + 1);
  let words = graphemes.slice(start, end).join("").split(/\s/);
  if (start > 0 && words.length > 2) words = words.slice(1);
  if (end < graphemes.length && words.length > 2) words = words.slice(0, -1);
  return visibleText(words.join(" ").trim());
}
