import type { KeyboardLayout } from "../../content/keyboard.ts";
import { type PracticeFigures, practiceFigures } from "../../engine/practice/practice-figures.ts";
import { plainForm } from "../../engine/trial/same-character.ts";

/** A key in its place, in widths of a key from the upper left corner of the board. */
export interface KeyboardKey {
  readonly name: string;
  readonly x: number;
  readonly row: number;
  readonly width: number;
  readonly figures: PracticeFigures;
}

/** The keys of a layout, row by row, the space bar last. */
export function keyboardKeys(
  { rows, insets }: KeyboardLayout,
  letters: readonly PracticeFigures[],
): readonly KeyboardKey[] {
  const keys = rows.flatMap((row, index) =>
    row.map((key, column) => ({
      name: keyName(key),
      x: (insets[index] ?? 0) + column,
      row: index,
      width: 1,
      figures: keyFigures(key, letters),
    })),
  );
  const figures = keyFigures(" ", letters);
  return [...keys, { name: "Space", x: 3.75, row: rows.length, width: 6.25, figures }];
}

/** What is printed on a key: a letter alone, or the characters without and with Shift. */
function keyName(key: string): string {
  const [plain = "", shifted = ""] = key;
  const isLetter = plain !== shifted && plain.toUpperCase() === shifted;
  return isLetter ? shifted : `${plain} ${shifted}`.trim();
}

/** The key nearest above (`rows` = −1) or below (1) among those given; the same where there is none. */
export function neighbourInColumn(
  keys: readonly KeyboardKey[],
  from: KeyboardKey,
  rows: -1 | 1,
): KeyboardKey {
  const centre = from.x + from.width / 2;
  const distance = ({ x, width }: KeyboardKey) =>
    Math.max(0, Math.abs(x + width / 2 - centre) - (width - 1) / 2);
  const beyond = keys.filter(({ row }) => (row - from.row) * rows > 0);
  const nearestRow = Math.min(...beyond.map(({ row }) => (row - from.row) * rows));
  const [nearest = from] = beyond
    .filter(({ row }) => (row - from.row) * rows === nearestRow)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

/**
 * How a key was typed, all its characters together; `text` is the key's characters.
 *
 * A character that came too rarely to have a mean adds none to the key's, but counts among the misses.
 */
export function keyFigures(key: string, figures: readonly PracticeFigures[]): PracticeFigures {
  const tally = { text: key, samples: 0, time: 0, attempts: 0, missed: 0 };
  for (const { text, samples, mean, attempts, missed } of figures) {
    if (!isOnKey(key, text)) continue;
    tally.attempts += attempts;
    tally.missed += missed;
    if (mean === null) continue;
    tally.samples += samples;
    tally.time += samples * mean;
  }
  return practiceFigures(tally);
}

/** Whether a key types a character, or the plain form of it. */
export function isOnKey(key: string, character: string): boolean {
  return key.includes(plainForm(character));
}
