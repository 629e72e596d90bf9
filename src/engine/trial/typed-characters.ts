import type { Edit } from "./edit.ts";
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
  readonly stands: boolean;
}

/** The history of a text, character by character. */
export interface TypedText {
  /** In order of insertion. */
  readonly characters: readonly TypedCharacter[];
  /** For each position of the transcribed text, the index of its character. */
  readonly standing: readonly number[];
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
  const standing: number[] = [];

  function settle(id: number) {
    const character = characters[id];
    const edit = inputStream[character?.edit ?? -1];
    if (character && edit) character.isTyped = editMeanings[edit.kind].origin === "keys";
  }

  inputStream.forEach((edit, index) => {
    const { kind, start, inserted } = edit;
    const end = start + edit.removed;
    const after = end < standing.length ? standing.splice(end) : none;
    const removed = edit.removed > 0 ? standing.splice(start) : none;
    const isSettling =
      kind === "committed" &&
      removed.length === inserted.length &&
      removed.every((id, offset) => characters[id]?.character === inserted[offset]);

    if (isSettling) {
      for (const id of removed) {
        settle(id);
        standing.push(id);
      }
    } else {
      for (const id of removed) erase(characters[id]);
      for (const character of inserted) {
        characters.push({
          character,
          edit: index,
          left: standing.at(-1) ?? -1,
          isTyped: editMeanings[kind].isScored,
          stands: true,
        });
        standing.push(characters.length - 1);
      }
    }
    for (const id of after) standing.push(id);
  });

  for (const id of standing) settle(id);
  return { characters, standing };
}

const none: readonly number[] = [];

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

function erase(character: Mutable<TypedCharacter> | undefined) {
  if (character) character.stands = false;
}
