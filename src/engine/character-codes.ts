import { plainForm } from "./same-character.ts";

/**
 * Two texts as numbers that are equal where the characters count as the same, for comparing them often.
 * Numbers run from 0 in the order of first appearance, the first text before the second.
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

  return [Int32Array.from(one, codeOf), Int32Array.from(other, codeOf)];
}
