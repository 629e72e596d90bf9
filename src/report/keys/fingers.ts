import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { FingeredKey } from "../../engine/keys/hand-pairs.ts";
import { graphemesOf } from "../../engine/trial/graphemes.ts";
import { charactersToType } from "./characters-to-type.ts";

/** The fingers of touch typing; the space bar is the thumbs'. */
export type Finger = `${"left" | "right"} ${"little" | "ring" | "middle" | "index"}` | "thumb";

/** By columns of letters, the leftmost (1, 2, … and Q, A, Z on QWERTY) being the second. */
const fingers: readonly Exclude<Finger, "thumb">[] = [
  "left little",
  "left little",
  "left ring",
  "left middle",
  "left index",
  "left index",
  "right index",
  "right index",
  "right middle",
  "right ring",
];

/** A key, by its row from the top and its column of letters. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** The finger whose column a key stands in, whatever the layout types there; `null` where no key types it. */
export function fingerOf(layout: KeyboardLayout, character: string): Finger | null {
  if (character === " ") return "thumb";
  const place = placeOf(layout, character);
  return place && fingerAt(place);
}

/** Whether one finger has to type both characters, on two keys: such pairs are slow for everyone. */
export function isSameFinger(layout: KeyboardLayout, pair: string): boolean {
  const [first = "", second = ""] = graphemesOf(pair);
  const from = charactersToType(layout, first).at(-1);
  const [to] = charactersToType(layout, second);
  if (from === undefined || to === undefined) return false;
  const one = placeOf(layout, from);
  const other = placeOf(layout, to);
  const isOneKey = one?.row === other?.row && one?.column === other?.column;
  return !isOneKey && fingerOf(layout, from) === fingerOf(layout, to);
}

/**
 * The key that typed a character, and its finger: where the layout has the character; where it has not,
 * or an input method holds the character, where the key that was heard stands.
 *
 * @param code of the key heard: its place, whatever is printed on it (W3C UI Events)
 * @returns `null` for the space bar, and for keys that write no letter.
 */
export function fingeredKey(
  layout: KeyboardLayout,
  character: string | null,
  code: string,
): FingeredKey | null {
  if (code === "Space" || character === " ") return null;
  const place = (character !== null && placeOf(layout, character)) || placeOfCode(code);
  if (!place) return null;
  const finger = fingerAt(place);
  return {
    place: `${place.row} ${place.column}`,
    hand: finger.startsWith("left") ? "left" : "right",
    finger,
  };
}

function fingerAt({ column }: Place): Exclude<Finger, "thumb"> {
  return fingers[column] ?? "right little";
}

/** Rows stand further in the lower they are, so a column leans to the right. */
function placeOf({ rows, insets }: KeyboardLayout, character: string): Place | null {
  for (const [row, keys] of rows.entries()) {
    const index = keys.findIndex((key) => key.includes(character));
    if (index === -1) continue;
    const inset = insets[row] ?? 0;
    return { row, column: index + Math.round(inset - (leanings[row] ?? 0)) };
  }
  return null;
}

/** Where the column left of Q, A and Z begins, row by row from the top, in widths of a key. */
const leanings = [0, 0.5, 0.75, 1.25] as const;

function placeOfCode(code: string): Place | null {
  const row = codes.findIndex((inRow) => inRow.includes(code));
  return row === -1 ? null : { row, column: codes[row]?.indexOf(code) ?? 0 };
}

/** The keys' places by row and column; what begins a row is left of the letters. */
const codes: readonly (readonly string[])[] = [
  [
    "Backquote",
    ...Array.from("1234567890", (digit) => `Digit${digit}`),
    "Minus",
    "Equal",
    "IntlYen",
  ],
  ["Tab", ...lettersOf("QWERTYUIOP"), "BracketLeft", "BracketRight", "Backslash"],
  ["CapsLock", ...lettersOf("ASDFGHJKL"), "Semicolon", "Quote"],
  ["IntlBackslash", ...lettersOf("ZXCVBNM"), "Comma", "Period", "Slash", "IntlRo"],
];

function lettersOf(letters: string): readonly string[] {
  return Array.from(letters, (letter) => `Key${letter}`);
}
