import type { KeyboardLayout } from "../../content/keyboard.ts";
import { plainForm } from "../../engine/trial/same-character.ts";

/**
 * The characters that the keys of a layout type for a character: itself or its plain form if a key has it,
 * otherwise those of its parts that keys have, in typing order: the letters of a Hangul block, or a
 * letter without the accent that a dead key or an input method adds.
 *
 * @returns none if the layout has neither, as for Japanese characters that are chosen by their sound.
 */
export function charactersToType({ rows }: KeyboardLayout, character: string): readonly string[] {
  const isTyped = (part: string) => rows.some((row) => row.some((key) => key.includes(part)));
  const plain = plainForm(character);
  if (plain === " " || isTyped(plain)) return [plain];
  const parts = /^[가-힣]$/.test(plain)
    ? hangulLettersOf(plain)
    : Array.from(plain.normalize("NFD"));
  return parts.filter(isTyped);
}

const leads = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

const vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(
  " ",
);

/** The first block has none. */
const tails =
  " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(
    " ",
  );

/** Code points of blocks are in order of lead, vowel and tail (The Unicode Standard, 3.12). */
function hangulLettersOf(block: string): readonly string[] {
  const index = (block.codePointAt(0) ?? 0) - 0xac00;
  const tail = tails[index % tails.length] ?? "";
  const vowel = vowels[Math.floor(index / tails.length) % vowels.length] ?? "";
  const lead = leads[Math.floor(index / (tails.length * vowels.length))] ?? "";
  return Array.from(lead + vowel + tail);
}
