import { passages } from "../../src/content/passages.ts";

/** Texts to type, the same in every round. */
export const benchTexts = {
  passage: passages.easy[0],
  short: textOf(200),
  long: textOf(100_000),
  longInParagraphs: textOf(100_000, "\n"),
};

/**
 * The passages of the first level repeated, with a separator that makes paragraphs of a thousand
 * characters.
 */
function textOf(length: number, parting: " " | "\n" = " "): string {
  const round = passages.easy.join(" ") + parting;
  return `${round.repeat(Math.ceil(length / round.length)).slice(0, length - 1)}.`;
}
