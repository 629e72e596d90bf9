/** What a keyboard's keys type, as printed on them. */
export interface KeyboardLayout {
  readonly name: string;
  /**
   * Four rows from the top, each from left to right, without the space bar. A key is the characters
   * that it types: plain, with Shift and with AltGr, if any. A dead key is its accent alone.
   */
  readonly rows: readonly (readonly string[])[];
  /** The indent of each row, in key widths. */
  readonly insets: readonly number[];
}

/** The indents of the rows, by kind of board. */
const insetsOf = {
  /** With a long left Shift, as in the United States. */
  ansi: [0, 1.5, 1.75, 2.25],
  /** With one more key left of the lowest row, as in Europe. */
  iso: [0, 1.5, 1.75, 1.25],
  /** With two more keys on the right and a key for the input method on the left, as in Japan. */
  jis: [1, 1.5, 1.75, 2.25],
  /** As in Europe, with one more key right of the lowest row, as in Brazil. */
  abnt: [0, 1.5, 1.75, 1.25],
} as const;

/** @param rows from the top, with a space between keys */
export function keyboard(
  name: string,
  board: keyof typeof insetsOf,
  rows: readonly [string, string, string, string],
): KeyboardLayout {
  return { name, rows: rows.map((row) => row.split(" ")), insets: insetsOf[board] };
}

/** Whether two characters are on keys that touch each other, in one row or in adjacent rows. */
export function areNeighbours(
  { rows, insets }: KeyboardLayout,
  one: string,
  other: string,
): boolean {
  const [first, second] = [one, other].map((character) => {
    const row = rows.findIndex((keys) => keys.some((key) => key.includes(character)));
    const column = rows[row]?.findIndex((key) => key.includes(character)) ?? 0;
    return { row, x: (insets[row] ?? 0) + column };
  });
  if (!first || !second || first.row < 0 || second.row < 0) return false;
  const isSameKey = first.row === second.row && first.x === second.x;
  return !isSameKey && Math.abs(first.row - second.row) <= 1 && Math.abs(first.x - second.x) <= 1;
}

/** The letter keys of each row, which begin on every board where the row of the ANSI board begins. */
const letterRows = ["", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

/** What a letter key types, by its `code` (UI Events (W3C)), such as `KeyQ`; "" for any other. */
export function charactersOn({ rows, insets }: KeyboardLayout, code: string): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter === undefined) return "";
  const row = letterRows.findIndex((letters) => letters.includes(letter));
  const start = (insetsOf.ansi[row] ?? 0) - (insets[row] ?? 0);
  return rows[row]?.[start + (letterRows[row]?.indexOf(letter) ?? 0)] ?? "";
}
