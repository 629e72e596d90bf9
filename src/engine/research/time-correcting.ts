import type { Milliseconds } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import type { TypedText } from "../trial/typed-characters.ts";

/**
 * How long was spent on what did not stay: the time into each deletion, and into each character that
 * was erased later. What took its place is typed like any other text. This site's own definition.
 *
 * Less this time, the duration is what the text would have taken had nothing been corrected.
 */
export function timeCorrecting(
  { inputStream, startedAt }: FinishedTrial,
  { characters }: TypedText,
): Milliseconds {
  const typed = new Set<number>();
  const standing = new Set<number>();
  for (const { edit, isTyped, stands } of characters) {
    if (isTyped) typed.add(edit);
    if (stands) standing.add(edit);
  }
  let time = 0;
  let last = startedAt;
  inputStream.forEach(({ kind, at }, edit) => {
    const isErasedLater = typed.has(edit) && !standing.has(edit);
    if (editMeanings[kind].isFix || isErasedLater) time += Math.max(0, at - last);
    last = Math.max(last, at);
  });
  return time;
}
