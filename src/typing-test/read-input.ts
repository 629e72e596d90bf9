import { applyEdit } from "../engine/apply-edit.ts";
import { commitComposition } from "../engine/commit-composition.ts";
import { differenceTo } from "../engine/difference-to.ts";
import type { Difference, EditKind, Milliseconds } from "../engine/edit.ts";
import { graphemesOf } from "../engine/graphemes.ts";
import type { Trial } from "../engine/trial.ts";
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
  return change(settle(trial, input.at), input);
}

function change(trial: Trial, input: FieldInput, kind?: EditKind): Trial {
  const difference = differenceTo(trial.transcribed, input.value);
  if (!difference) return trial;
  return applyEdit(trial, { ...difference, kind: kind ?? kindOf(input, difference), at: input.at });
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
