import { type Edit, type EditKind, isPlainCommit } from "./edit.ts";
import { editMeanings } from "./edit-meanings.ts";

/** A character that was inserted, whether or not it was deleted later. */
export interface TypedCharacter {
  readonly character: string;
  /** Index in the input stream of the edit that inserted it. */
  readonly edit: number;
  /** Index of the character to its left when it was inserted, −1 at the start of the text. */
  readonly left: number;
  /**
   * Whether it was typed and committed: inserted by a key, not pasted or the like, and not discarded by
   * an input method.
   */
  readonly isTyped: boolean;
  /** Whether it is part of the transcribed text at the end. */
  readonly isInFinalText: boolean;
}

/** The history of a text, character by character. */
export interface TypedText {
  /** In order of insertion. */
  readonly characters: readonly TypedCharacter[];
  /** For each position of the transcribed text, the index of its character. */
  readonly finalIds: readonly number[];
}

/**
 * Traces every character of an input stream from its insertion to its deletion.
 *
 * Text under composition may change until a commit inserts the same text again: the characters are then
 * the same ones, typed once, at the times of their own keys. What an input method discards meanwhile was
 * never typed. A composition still open at the end is part of the text, and so counts as typed.
 */
export function typedCharacters(inputStream: readonly Edit[]): TypedText {
  const characters: Mutable<TypedCharacter>[] = [];
  const finalIds: number[] = [];

  function commit(id: number) {
    const character = characters[id];
    const edit = inputStream[character?.edit ?? -1];
    if (character && edit) character.isTyped = editMeanings[edit.kind].origin === "keys";
  }

  function insert(character: string, edit: number, kind: EditKind) {
    const left = finalIds.at(-1) ?? -1;
    const isTyped = editMeanings[kind].isScored;
    finalIds.push(characters.push({ character, edit, left, isTyped, isInFinalText: false }) - 1);
  }

  /**
   * Where an edit began. Among equal characters in a row, a difference cannot tell which was inserted or
   * deleted, and names the last. The caret can: its position after the previous edit, or at the next one.
   */
  function startOf(edit: Edit, caret: number, next: Edit | undefined): number {
    const { start, removed, inserted } = edit;
    const isAmbiguous = removed > 0 ? inserted.length === 0 : inserted.length === 1;
    if (!isAmbiguous) return start;
    const textOf = (from: number, to: number) =>
      finalIds.slice(from, to).map((id) => characters[id]?.character);
    /** Whether the text after the edit would be the same if it had begun there. */
    const isSameFrom = (from: number) => {
      const distance = start - from;
      if (from < 0 || distance <= 0 || distance > maxSearchDistance) return distance === 0;
      const shifted = textOf(from + removed, start + removed);
      return textOf(from, start).every(
        (character, index) => character === (inserted[0] ?? shifted[index]),
      );
    };
    const before = caret - deletedBackward(edit);
    const after = next ? next.start + deletedBackward(next) - inserted.length : start;
    // A deletion and the insertion that follows it belong together.
    const places = removed > 0 ? [after, before] : [before, after];
    return places.find(isSameFrom) ?? start;
  }

  let caret = 0;
  for (const [index, edit] of inputStream.entries()) {
    const { kind, removed, inserted } = edit;
    const start = startOf(edit, caret, inputStream[index + 1]);
    const end = start + removed;
    caret = start + inserted.length;
    if (isPlainCommit(edit)) {
      const ids = finalIds.slice(start, end);
      if (ids.every((id, at) => characters[id]?.character === inserted[at])) {
        ids.forEach(commit);
        continue;
      }
    }
    const after = end < finalIds.length ? finalIds.splice(end) : [];
    if (removed > 0) finalIds.length = start;
    for (const character of inserted) insert(character, index, kind);
    for (const id of after) finalIds.push(id);
  }

  for (const id of finalIds) {
    commit(id);
    const character = characters[id];
    if (character) character.isInFinalText = true;
  }
  return { characters, finalIds };
}

/** An edit is not looked for further back than this, which bounds its time. */
const maxSearchDistance = 20;

/** How many characters before the caret an edit deleted. */
function deletedBackward({ removed, keys = [] }: Edit): number {
  return keys.at(-1)?.code === "Delete" ? 0 : removed;
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
