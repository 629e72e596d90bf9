import { graphemesOf } from "../engine/trial/graphemes.ts";

/**
 * A text of at most `longest` graphemes, the ellipsis of a shortened one included. It is cut between
 * words, unless the last of them is longer than half of it.
 */
export function shortened(text: string, longest: number): string {
  const trimmed = text.trim();
  const graphemes = graphemesOf(trimmed.slice(0, longest * mostUnits));
  if (graphemes.length <= longest) return trimmed;
  const cut = graphemes.slice(0, longest);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > longest / 2 ? space : longest - 1).join("")}…`;
}

/** Far more UTF-16 units than any character has that people type. */
const mostUnits = 40;
