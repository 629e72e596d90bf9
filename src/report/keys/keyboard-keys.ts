import type { KeyboardLayout } from "../../content/keyboard.ts";
import { metricsOfSums, type PracticeMetrics } from "../../engine/practice.ts";
import { plainForm } from "../../engine/trial/same-character.ts";

/** In widths of a key. */
export const boardWidth = 15;

/** Including the row of the space bar. */
export const boardRows = 5;

/** A place on a keyboard, in widths of a key from its top left corner. */
export interface Place {
  readonly x: number;
  readonly row: number;
  readonly width: number;
}

/** A key that types characters. */
export interface KeyboardKey extends Place {
  readonly name: string;
  readonly figures: PracticeMetrics;
}

/** A key that types no character; its name is empty if keyboards differ. */
interface ModifierKey extends Place {
  readonly name: string;
}

/** The keys of a layout, row by row, the space bar last. */
export function keyboardKeys(
  layout: KeyboardLayout,
  letters: readonly PracticeMetrics[],
): readonly KeyboardKey[] {
  const { rows, insets } = layout;
  const keys = rows.flatMap((row, index) =>
    row.map((key, column) => {
      const x = (insets[index] ?? 0) + column;
      const isWidened = column === row.length - 1 && boardWidth - x < 2;
      const width = isWidened ? boardWidth - x : 1;
      const figures = keyFigures(layout, key, letters);
      return { name: keyName(key), x, row: index, width, figures };
    }),
  );
  const figures = keyFigures(layout, " ", letters);
  return [...keys, { name: "Space", x: 3.75, row: rows.length, width: 6.25, figures }];
}

const before = ["", "Tab", "Caps", "Shift"];
const after = ["Backspace", "Enter", "Enter", "Shift"];
const bottom = ["Ctrl", "", "Alt", "Alt", "", "", "Ctrl"];

/** The keys without characters, which fill the ends of each row. */
export function modifierKeys({ rows, insets }: KeyboardLayout): readonly ModifierKey[] {
  const sides = rows.flatMap((row, index) => {
    const inset = insets[index] ?? 0;
    const end = inset + row.length;
    // On Japanese keyboards Backspace is too narrow for its name.
    const isNarrow = boardWidth - end < 1.5;
    return [
      { name: before[index] ?? "", x: 0, row: index, width: inset },
      // If Enter is as high as two rows, its name is in the upper one.
      { name: isNarrow ? "" : (after[index] ?? ""), x: end, row: index, width: boardWidth - end },
    ];
  });
  const foot = bottom.map((name, index) => ({
    name,
    x: index * 1.25 + (index < 3 ? 0 : 6.25),
    row: rows.length,
    width: 1.25,
  }));
  return [...sides.filter(({ width }) => width >= 1), ...foot];
}

/** The label of a key: a letter alone, or the characters without and with Shift. */
function keyName(key: string): string {
  const [plain = "", shifted = ""] = key;
  return /^\p{Ll}\p{Lu}/u.test(key) ? shifted : `${plain} ${shifted}`.trim();
}

/**
 * The metrics of a key, all its characters together; `text` has these characters.
 *
 * A character that is too rare for a mean counts only in the attempts and misses.
 */
export function keyFigures(
  layout: KeyboardLayout,
  key: string,
  figures: readonly PracticeMetrics[],
): PracticeMetrics {
  const tally = { text: key, samples: 0, time: 0, attempts: 0, missed: 0 };
  for (const { text, samples, mean, attempts, missed } of figures) {
    if (!isOnKey(layout, key, text)) continue;
    tally.attempts += attempts;
    tally.missed += missed;
    if (mean === null) continue;
    tally.samples += samples;
    tally.time += samples * mean;
  }
  return metricsOfSums(tally);
}

/** Whether a key of the layout types a character, its plain form, or a part of it. */
export function isOnKey(layout: KeyboardLayout, key: string, character: string): boolean {
  return charactersToType(layout, character).some((typed) => key.includes(typed));
}

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
