import type { Edit } from "../trial/edit.ts";
import type { TypedText } from "../trial/typed-characters.ts";

/**
 * Keystrokes: characters typed or settled, one each, and deletions, one each. A count. Text put in
 * otherwise, and what an input method took back before it was settled, are none.
 */
export function keystrokes(inputStream: readonly Edit[], { characters }: TypedText): number {
  const typed = characters.filter(
    ({ isKeystroke, isProvisional }) => isKeystroke && !isProvisional,
  );
  const deletions = inputStream.filter(({ kind }) => kind === "deleted");
  return typed.length + deletions.length;
}

/**
 * KSPC: keystrokes per transcribed character, |input stream| / |T|. 1 for a text typed without
 * a correction, more with corrections, less where text was pasted. MacKenzie 2002; Soukoreff & MacKenzie 2003.
 *
 * @returns 0 when nothing was transcribed.
 */
export function keystrokesPerCharacter(keystrokeCount: number, characters: number): number {
  return characters > 0 ? keystrokeCount / characters : 0;
}
