import type { Edit } from "./edit.ts";
import { editMeanings } from "./edit-meanings.ts";

/** A character that was put in, whether it still stands or not. */
export interface TypedCharacter {
  readonly character: string;
  /** Index in the input stream of the edit that put it in. */
  readonly edit: number;
  /** Index of the character that stood left of it at the time, −1 at the start of the text. */
  readonly left: number;
  /**
   * Whether it was typed and settled: put in by a key, rather than pasted or the like, and not taken
   * back by an input method before it was settled.
   */
  readonly isTyped: boolean;
  /** Whether it is part of the transcribed text at the end. */
  readonly stands: boolean;
}

/** The history of a text, character by character. */
export interface TypedText {
  /** In the order in which they were put in. */
  readonly characters: readonly TypedCharacter[];
  /** For each position of the transcribed text, the index of the character that stands there. */
  readonly standing: readonly number[];
}

/**
 * Follows every character of an input stream from being put in to being erased.
 *
 * Text under composition is provisional until a commit puts the same text in again: the characters are
 * then the same ones, typed once, at the time of their own keys. What an input method takes back on
 * the way was never settled. What it still holds at the end stands, and so was typed.
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
