import { plainForm } from "../trial/same-character.ts";

/**
 * Two texts as numbers that are equal if the characters count as the same, for fast comparisons. Numbers
 * start at 0, in the order of first appearance, the first text before the second.
 */
export function characterCodes(
  one: readonly string[],
  other: readonly string[],
): readonly [Int32Array, Int32Array] {
  const codes = new Map<string, number>();
  const forms = new Map<string, number>();

  function codeOf(character: string): number {
    const known = codes.get(character);
    if (known !== undefined) return known;
    const form = plainForm(character);
    const code = forms.get(form) ?? forms.size;
    forms.set(form, code);
    codes.set(character, code);
    return code;
  }

  function codesOf(text: readonly string[]): Int32Array {
    const numbers = new Int32Array(text.length);
    // `Int32Array.from` takes several times as long.
    text.forEach((character, position) => (numbers[position] = codeOf(character)));
    return numbers;
  }

  return [codesOf(one), codesOf(other)];
}

/** How many characters two texts share at their beginnings and, without overlap, at their ends. */
export function sharedEnds(one: Int32Array, other: Int32Array, hasTail = true) {
  const shorter = Math.min(one.length, other.length);
  let lead = 0;
  while (lead < shorter && one[lead] === other[lead]) lead += 1;
  let tail = 0;
  const most = hasTail ? shorter - lead : 0;
  while (tail < most && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return { lead, tail };
}
