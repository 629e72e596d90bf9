import { applyEdit } from "./apply-edit.ts";
import type { Difference, Edit } from "./edit.ts";
import { spliced } from "./sequence.ts";
import type { Trial } from "./trial.ts";

/**
 * Returns the trial after the text under composition was deleted and inserted again, which is how WebKit
 * commits it, and on Linux IBus for Korean and some Chinese input methods. Both edits become one, at the
 * time of the deletion: a commit, or a change of the composition if the text differs.
 *
 * @param canDiffer whether the browser says that the insertion comes from the composition
 * @returns `null` if the last edit deleted no composition, or another one.
 */
export function reinsertComposition(
  trial: Trial,
  { start, removed, inserted }: Difference,
  canDiffer: boolean,
): Trial | null {
  const deletion = trial.inputStream.at(-1);
  const text = deletedComposition(trial);
  if (!deletion || text === null || start !== deletion.start || removed > 0) return null;
  const isSame = inserted.join("") === text;
  if (!isSame && !canDiffer) return null;
  const edit: Edit = { ...deletion, kind: isSame ? "committed" : "composing", inserted };
  const after = applyEdit(trial, { ...edit, removed: 0 });
  const edits = spliced(after.inputStream, trial.inputStream.length - 1, 2, [edit]);
  return { ...after, inputStream: Array.from(edits) };
}

/** The text under composition that the last edit of a trial deleted; `null` if it did anything else. */
export function deletedComposition({ phase, inputStream, composing }: Trial): string | null {
  const last = inputStream.length - 1;
  const deletion = inputStream.at(last);
  if (phase === "finished" || deletion?.kind !== "composing") return null;
  if (deletion.inserted.length > 0 || composing) return null;
  let first = last;
  while (inputStream.at(first - 1)?.kind === "composing") first -= 1;
  const text: string[] = [];
  for (const { start, removed, inserted } of inputStream.slice(first, last)) {
    text.splice(start - deletion.start, removed, ...inserted);
  }
  return text.join("");
}
