import { applyEdit } from "../../engine/trial/apply-edit.ts";
import type { Difference, Edit } from "../../engine/trial/edit.ts";
import { spliced } from "../../engine/trial/sequence.ts";
import type { Trial } from "../../engine/trial/trial.ts";

/**
 * Returns the trial after the text under composition was deleted and the same was inserted again. WebKit
 * commits so, and on Linux IBus for Korean and some Chinese input methods; m17n does it before each change.
 * The insertion replaces the deletion and has its time and keys: it is a commit or, if the text is still
 * under composition, an edit that changes nothing, see `withHeldKey`.
 *
 * @returns `null` if the last edit deleted no composition, or another one.
 */
export function reinsertComposition(
  trial: Trial,
  { start, removed, inserted }: Difference,
  isComposing: boolean,
): Trial | null {
  const deletion = trial.inputStream.at(-1);
  const isSame = removed === 0 && inserted.join("") === deletedComposition(trial);
  if (!isSame || start !== deletion?.start) return null;
  const edit: Edit = { ...deletion, kind: isComposing ? "composing" : "committed", inserted };
  const unchanged = { ...edit, removed: 0, inserted: [] };
  const after = applyEdit(trial, { ...edit, removed: 0 });
  return withLastEdits(after, 2, [isComposing ? unchanged : edit]);
}

/** The text under composition that the last edit of a trial deleted; `null` if it did anything else. */
export function deletedComposition({ inputStream, composing }: Trial): string | null {
  const last = inputStream.length - 1;
  const deletion = inputStream.at(last);
  if (deletion?.kind !== "composing" || composing) return null;
  let first = last;
  while (inputStream.at(first - 1)?.kind === "composing") first -= 1;
  const text: string[] = [];
  for (const { start, removed, inserted } of inputStream.slice(first, last)) {
    text.splice(start - deletion.start, removed, ...inserted);
  }
  return text.join("");
}

/** When an edit was made, and the keys received since the one before it. */
export type Moment = Pick<Edit, "at" | "receivedAt" | "keys">;

/**
 * If the last edit changed nothing, because its key deleted and inserted the composition again, the next
 * input without a key of its own is what that key does. Returns the trial without that edit, and its moment.
 */
export function withHeldKey(trial: Trial, moment: Moment): readonly [Trial, Moment] {
  const last = trial.inputStream.at(-1);
  const isHeld = last?.removed === 0 && last.inserted.length === 0 && moment.keys?.length === 0;
  return isHeld ? [withLastEdits(trial, 1, []), last] : [trial, moment];
}

/** The trial with other edits in place of its last ones, which have the same effect together. */
function withLastEdits(trial: Trial, count: number, edits: readonly Edit[]): Trial {
  const { inputStream } = trial;
  const changed = spliced(inputStream, inputStream.length - count, count, edits);
  return { ...trial, inputStream: Array.from(changed) };
}
