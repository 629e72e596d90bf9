import { applyEdit } from "../../engine/trial/apply-edit.ts";
import { commitComposition, isBeginningOf } from "../../engine/trial/composition.ts";
import { differenceTo } from "../../engine/trial/difference-to.ts";
import type { Difference, EditKind, Milliseconds } from "../../engine/trial/edit.ts";
import { graphemesOf } from "../../engine/trial/graphemes.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { FieldInput } from "./field-input.ts";

/**
 * The trial caught up with the field. What changed is read off the field's value; the event only
 * says what kind of edit it was.
 */
export function readInput(trial: Trial, input: FieldInput): Trial {
  if (input.inputType === "compositionend") {
    return settle(change(trial, input, "composing"), input.at);
  }
  if (input.isComposing) return change(trial, input, "composing");
  const difference = differenceTo(trial.transcribed, input.value);
  if (!difference) return settle(trial, input.at);
  const kind = kindOf(input, difference);
  const built = kind === "typed" ? build(trial, difference, input.at) : null;
  return built ?? applyEdit(settle(trial, input.at), { ...difference, kind, at: input.at });
}

/**
 * A character that takes several keys, such as a letter and its vowel sign, is held from the first to
 * the last of them as if by an input method: neither right nor wrong before it is whole.
 *
 * @returns `null` when the edit is no part of such a character.
 */
function build(trial: Trial, difference: Difference, at: Milliseconds): Trial | null {
  const { start, removed, inserted } = difference;
  const isUnfinished = isBeginningOf(trial.presented[start] ?? "", inserted[0] ?? "");
  const isContinued = removed === 1 && trial.composing?.start === start;
  if (!isUnfinished && !isContinued) return null;
  const before = isContinued ? trial : settle(trial, at);
  const held = applyEdit(before, { ...difference, kind: "composing", at });
  return isUnfinished ? held : settle(held, at);
}

function change(trial: Trial, input: FieldInput, kind: EditKind): Trial {
  const difference = differenceTo(trial.transcribed, input.value);
  return difference ? applyEdit(trial, { ...difference, kind, at: input.at }) : trial;
}

function settle(trial: Trial, at: Milliseconds): Trial {
  const commit = commitComposition(trial, at);
  return commit ? applyEdit(trial, commit) : trial;
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
  adopted: "adopted",
};

function kindOf({ inputType, data }: FieldInput, { removed, inserted }: Difference): EditKind {
  const told = kinds[inputType];
  if (told) return told;
  if (inserted.length === 0) return "deleted";
  // A full stop for a double space tells ". " while only the full stop is new.
  const characters = Math.max(inserted.length, graphemesOf(data ?? "").length);
  if (characters === 1) return "typed";
  return removed > 0 || inserted.length < characters ? "replaced" : "inserted";
}
