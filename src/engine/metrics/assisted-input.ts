import { withoutCombiningMarks } from "../mistakes/causes.ts";
import { sum } from "../sum.ts";
import type { Edit, EditKind } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import { replacePart } from "../trial/replay.ts";

/** A kind of edit that inserts text without a keystroke for each character. */
export type AssistedKind = {
  [Kind in EditKind]: (typeof editMeanings)[Kind]["origin"] extends "assistance" ? Kind : never;
}[EditKind];

/**
 * How many characters each kind of assistance inserted, by itself or under composition; kinds that
 * inserted none are left out. A replacement by much more text counts as inserted; text moved within the
 * field counts as typed.
 */
export function assistedInput(inputStream: readonly Edit[]): ReadonlyMap<AssistedKind, number> {
  const characters = new Map<AssistedKind, number>();
  function add(kind: AssistedKind, count: number) {
    if (count > 0) characters.set(kind, (characters.get(kind) ?? 0) + count);
  }
  add("inserted", sum(compositionsIn(inputStream).map(insertedAtOnce)));
  add("replaced", corrected(inputStream));
  const moves = movesIn(inputStream);
  for (const [index, edit] of inputStream.entries()) {
    const { kind, inserted } = edit;
    if (moves.has(index)) continue;
    if (kind === "replaced" && isBulk(edit)) add("inserted", inserted.length);
    else if (isAssisted(kind)) add(kind, inserted.length);
  }
  return characters;
}

/** Whether some text was pasted, or dropped in from elsewhere. */
export function isPasted(assisted: ReadonlyMap<AssistedKind, number>): boolean {
  return assisted.has("pasted") || assisted.has("dropped");
}

/**
 * The indices of drops that insert what the edit before deleted: text dragged within the field. The two may
 * begin at different characters of it: " the" taken from "a the b" leaves the same text as "the ".
 */
function movesIn(inputStream: readonly Edit[]): ReadonlySet<number> {
  const moves = new Set<number>();
  if (!inputStream.some(({ kind }) => kind === "dropped")) return moves;
  const graphemes: string[] = [];
  let deleted: string | null = null;
  for (const [index, edit] of inputStream.entries()) {
    const { kind, start, removed, inserted } = edit;
    if (kind === "dropped" && isRotation(inserted.join(""), deleted)) moves.add(index);
    deleted = kind === "deleted" ? graphemes.slice(start, start + removed).join("") : null;
    replacePart(graphemes, edit);
  }
  return moves;
}

function isRotation(one: string, other: string | null): boolean {
  return one.length === other?.length && (other + other).includes(one);
}

function isAssisted(kind: EditKind): kind is AssistedKind {
  return editMeanings[kind].origin === "assistance";
}

/**
 * Whether an edit replaced a little text with a lot. A correction or an expanded abbreviation inserts at
 * most five characters more than twice what it removes.
 */
function isBulk({ removed, inserted }: Edit): boolean {
  return inserted.length > 2 * removed + 5;
}

/** The edits of each composition. */
function compositionsIn(inputStream: readonly Edit[]): readonly (readonly Edit[])[] {
  const compositions: Edit[][] = [];
  for (const [index, edit] of inputStream.entries()) {
    if (edit.kind !== "composing") continue;
    if (inputStream[index - 1]?.kind === "composing") compositions.at(-1)?.push(edit);
    else compositions.push([edit]);
  }
  return compositions;
}

/**
 * How many characters of a composition came without a keystroke for each, from a swipe or a predicted word.
 *
 * Conversion takes more keys than it makes characters, in Japanese and Chinese as in Vietnamese, so a
 * composition counts as typed unless it grew by more characters than it had edits. A Backspace makes room
 * for none.
 */
function insertedAtOnce(composition: readonly Edit[]): number {
  const growths: number[] = [];
  let end = 0;
  for (const { start, removed, inserted } of composition) {
    const isBackspace = inserted.length === 0 && start + removed >= end;
    end = Math.max(end, start + removed) - removed + inserted.length;
    if (!isBackspace) growths.push(inserted.length - removed);
  }
  return sum(growths) > growths.length ? sum(growths.filter((growth) => growth > 1)) : 0;
}

/** How many characters autocorrection or a suggestion inserted for a word under composition. */
function corrected(inputStream: readonly Edit[]): number {
  const isReplacing = ({ kind, removed }: Edit) => kind === "composing" && removed > 1;
  if (!inputStream.some(isReplacing)) return 0;
  const graphemes: string[] = [];
  let characters = 0;
  for (const [index, edit] of inputStream.entries()) {
    const { start, removed, inserted } = edit;
    const before = graphemes.slice(start, start + removed);
    // A key replaces a selection by one character.
    const isByKey = inserted.length === 1 && inputStream[index - 1]?.kind !== "composing";
    if (isReplacing(edit) && !isByKey && areOtherLetters(before, inserted)) {
      characters += inserted.length;
    }
    replacePart(graphemes, edit);
  }
  return characters;
}

/** Latin letters only, because conversion replaces letters by other scripts; added marks are typed. */
function areOtherLetters(before: readonly string[], after: readonly string[]): boolean {
  const [one, other] = [before, after].map((letters) => withoutCombiningMarks(letters.join("")));
  return one !== other && isLatin(one) && isLatin(other);
}

function isLatin(text = ""): boolean {
  return /^\p{Script=Latin}+$/u.test(text);
}
