import { rightToLeftLetter } from "../../texts/right-to-left.ts";

/** What runs left to right even where the text around it does not. */
const leftToRight = /[\p{Letter}\p{Number}]/u;

/**
 * Which way a character of a text runs where both ways occur in it.
 *
 * @returns `null` for spaces and marks, which go along with what is around them, and in a text that runs
 *   one way, as the paragraph does.
 */
export function characterDirection(
  presented: readonly string[],
  position: number,
): "ltr" | "rtl" | null {
  return isMixed(presented) ? directionOf(presented[position] ?? "") : null;
}

function directionOf(character: string): "ltr" | "rtl" | null {
  if (rightToLeftLetter.test(character)) return "rtl";
  return leftToRight.test(character) ? "ltr" : null;
}

/** Of the text that was asked for last, since it is asked for at each key. */
let latest: { readonly presented: readonly string[]; readonly isMixed: boolean } | null = null;

function isMixed(presented: readonly string[]): boolean {
  if (latest?.presented !== presented) {
    const text = presented.join("");
    const isOneWay =
      !rightToLeftLetter.test(text) || !leftToRight.test(text.replaceAll(allRightToLeft, ""));
    latest = { presented, isMixed: !isOneWay };
  }
  return latest.isMixed;
}

const allRightToLeft = new RegExp(rightToLeftLetter, "gu");
