import type { KeyboardLayout } from "../../content/keyboard.ts";
import { graphemesOf } from "../../engine/trial/graphemes.ts";
import { charactersToType } from "./characters-to-type.ts";

/** The fingers of touch typing; the space bar is the thumbs'. */
export type Finger = `${"left" | "right"} ${"little" | "ring" | "middle" | "index"}` | "thumb";

/** By columns of letters, the leftmost (1, 2, … and Q, A, Z on QWERTY) being the second. */
const fingers: readonly Finger[] = [
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

/** The finger whose column a key stands in, whatever the layout types there; `null` where no key types it. */
export function fingerOf(layout: KeyboardLayout, character: string): Finger | null {
  if (character === " ") return "thumb";
  const place = placeOf(layout, character);
  if (!place) return null;
  return fingers[place.column] ?? "right little";
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

/** Rows stand further in the lower they are, so a column leans to the right. */
function placeOf(
  { rows, insets }: KeyboardLayout,
  character: string,
): { readonly row: number; readonly column: number } | null {
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
