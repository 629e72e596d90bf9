import { applyEdit } from "../../engine/trial/apply-edit.ts";
import {
  commitComposition,
  deletedComposition,
  isBeginningOf,
} from "../../engine/trial/composition.ts";
import { differenceTo } from "../../engine/trial/transcribed-text.ts";
import {
  type Difference,
  type Edit,
  type EditKind,
  isWritingKey,
} from "../../engine/trial/edit.ts";
import { graphemesOf } from "../../engine/trial/graphemes.ts";
import { spliced } from "../../engine/trial/sequence.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { FieldInput } from "./listen-to-field.ts";

/**
 * Returns the trial after an input event. The field's value says what changed; the event says only what
 * kind of edit it was, and the key before it says when it was made.
 */
export function readInput(before: Trial, input: FieldInput): Trial {
  if (before.phase === "finished") return before;
  const [trial, moment] = withHeldKey(before, momentOf(input, before));
  const change = differenceTo(trial.transcribed, input.value);
  const reinserted = change && reinsertComposition(trial, change, input.isComposing);
  if (reinserted) return reinserted;

  if (input.isComposing || input.inputType === "compositionend") {
    const edit = change && { ...moment, ...change, kind: "composing" as const };
    const held = edit ? applyEdit(trial, edit) : trial;
    if (input.isComposing) return held;
    // One event, two edits: the keys belong to the first.
    return commit(held, edit ? { at: moment.at } : moment);
  }
  if (!change) return commit(trial, moment);
  const difference = withTyped(change, input, trial);
  const kind = kindOf(input, difference);
  const leavesOne = kind === "deleted" && difference.inserted.length === 1;
  const composed =
    kind === "typed" || leavesOne ? composeCharacter(trial, difference, moment) : null;
  return (
    composed ?? applyEdit(commit(trial, { at: moment.at }), { ...moment, ...difference, kind })
  );
}

/** When an edit was made, and the keys received since the one before it. */
type Moment = Pick<Edit, "at" | "receivedAt" | "keys">;

/**
 * An edit was made when the last key before it went down, if that key can write. A browser dispatches
 * what a key changes before it dispatches the next key, however long the page was busy. Only Safari
 * dispatches a key under composition after what it wrote (WebKit bug 165004); that key is not later than
 * the edit before.
 */
function momentOf({ at, keys }: FieldInput, { inputStream }: Trial): Moment {
  const key = keys.at(-1);
  const isWriting = key && key.kind !== "up" && isWritingKey(key.code);
  return isWriting && key.at > (inputStream.at(-1)?.at ?? -Infinity)
    ? { at: key.at, receivedAt: at, keys }
    : { at, keys };
}

/**
 * If the last edit changed nothing, because its key deleted and inserted the composition again, the next
 * input without a key of its own is what that key does. Returns the trial without that edit, and its moment.
 */
function withHeldKey(trial: Trial, moment: Moment): readonly [Trial, Moment] {
  const last = trial.inputStream.at(-1);
  const isHeld = last?.removed === 0 && last.inserted.length === 0 && moment.keys?.length === 0;
  return isHeld ? [withLastEdits(trial, 1, []), last] : [trial, moment];
}

/**
 * Returns the trial after the text under composition was deleted and the same text inserted again. WebKit
 * commits text in this way, as does IBus on Linux for Korean and some Chinese input methods; m17n does it
 * before each change. The insertion replaces the deletion and has its time and keys: it is a commit or, if
 * the text is still under composition, an edit that changes nothing, see `withHeldKey`.
 *
 * @returns `null` if the last edit deleted no composition, or another one.
 */
function reinsertComposition(
  trial: Trial,
  { start, removed, inserted }: Difference,
  isComposing: boolean,
): Trial | null {
  const deletion = trial.inputStream.at(-1);
  const isSame = removed === 0 && inserted.join("") === deletedComposition(trial);
  if (!isSame || start !== deletion?.start) return null;
  const edit: Edit = { ...deletion, kind: isComposing ? "composing" : "committed", inserted };
  const after = applyEdit(trial, { ...edit, removed: 0 });
  return withLastEdits(after, 2, [isComposing ? { ...edit, removed: 0, inserted: [] } : edit]);
}

/** The trial with other edits in place of its last ones, which have the same effect together. */
function withLastEdits(trial: Trial, count: number, edits: readonly Edit[]): Trial {
  const { inputStream } = trial;
  const changed = spliced(inputStream, inputStream.length - count, count, edits);
  return { ...trial, inputStream: Array.from(changed) };
}

/**
 * The difference with the typed character, which it lacks if the character was typed over a selection that
 * begins or ends with the same.
 */
function withTyped(
  difference: Difference,
  { data }: FieldInput,
  { transcribed: { graphemes } }: Trial,
): Difference {
  if (!data || difference.inserted.length > 0) return difference;
  const { start, removed } = difference;
  const isFirst = start > 0 && graphemes.at(start - 1) === data;
  if (!isFirst && graphemes.at(start + removed) !== data) return difference;
  return { start: start - Number(isFirst), removed: removed + 1, inserted: [data] };
}

/**
 * Holds a character that takes several keys, such as a letter and its vowel sign, as if an input method
 * composed it: neither right nor wrong before it is complete. Returns `null` for any other edit.
 */
function composeCharacter(trial: Trial, difference: Difference, moment: Moment): Trial | null {
  const { start, removed, inserted } = difference;
  const isUnfinished = isBeginningOf(trial.presented[start] ?? "", inserted[0] ?? "");
  const isContinued = removed === 1 && trial.composing?.start === start;
  if (!isUnfinished && !isContinued) return null;
  const before = isContinued ? trial : commit(trial, { at: moment.at });
  const held = applyEdit(before, { ...moment, ...difference, kind: "composing" });
  return isUnfinished ? held : commit(held, { at: moment.at });
}

function commit(trial: Trial, moment: Moment): Trial {
  const edit = commitComposition(trial, moment.at);
  return edit ? applyEdit(trial, { ...moment, ...edit }) : trial;
}

/** Input types that say more than the difference does (W3C Input Events Level 2). */
const kinds: Readonly<Record<string, EditKind>> = {
  insertFromPaste: "pasted",
  insertFromPasteAsQuotation: "pasted",
  insertFromYank: "pasted",
  insertFromDrop: "dropped",
  insertReplacementText: "replaced",
  insertCompositionText: "committed",
  insertFromComposition: "committed",
  historyUndo: "history",
  historyRedo: "history",
  prefilled: "prefilled",
};

function kindOf({ inputType, data }: FieldInput, { removed, inserted }: Difference): EditKind {
  const kind = kinds[inputType];
  if (kind) return kind;
  // Backspace may take only the vowel sign off a letter.
  const isLetterLeft = inserted.length === 1 && inputType.startsWith("delete");
  if (inserted.length === 0 || isLetterLeft) return "deleted";
  // A full stop for a double space has the data ". " although only the full stop is new.
  const characters = Math.max(inserted.length, graphemesOf(data ?? "").length);
  if (characters === 1) return "typed";
  return removed > 0 || inserted.length < characters ? "replaced" : "inserted";
}
