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
