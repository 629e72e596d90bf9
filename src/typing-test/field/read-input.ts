import { applyEdit } from "../../engine/trial/apply-edit.ts";
import { commitComposition, isBeginningOf } from "../../engine/trial/composition.ts";
import { differenceTo } from "../../engine/trial/difference-to.ts";
import {
  type Difference,
  type Edit,
  type EditKind,
  isWritingKey,
  type KeyEvent,
} from "../../engine/trial/edit.ts";
import { graphemesOf } from "../../engine/trial/graphemes.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { FieldInput } from "./field-input.ts";

/**
 * The trial caught up with the field. What changed is read off the field's value; the event only
 * says what kind of edit it was, and the key before it when it was made.
 */
export function readInput(trial: Trial, input: FieldInput): Trial {
  const moment = momentOf(input, trial);
  const difference = differenceTo(trial.transcribed, input.value);

  if (input.isComposing || input.inputType === "compositionend") {
    const edit = difference && { ...difference, kind: "composing" as const, ...moment };
    const held = edit ? applyEdit(trial, edit) : trial;
    return input.isComposing ? held : settle(held, moment);
  }
  if (!difference) return settle(trial, moment);
  const kind = kindOf(input, difference);
  const built = kind === "typed" ? build(trial, difference, moment) : null;
  return built ?? applyEdit(settle(trial, { at: moment.at }), { ...difference, kind, ...moment });
}

type Moment = Pick<Edit, "at" | "receivedAt" | "keys">;

/**
 * When an edit was made: when the last key heard before it went down, if that can write. A browser tells
 * of what a key changes before it tells of the next key, however long the page was busy.
 */
function momentOf({ at, keys, isComposing }: FieldInput, trial: Trial): Moment {
  const key = keys.at(-1);
  const isWriting = key && key.kind !== "up" && isWritingKey(key.code);
  if (!isWriting || (isComposing && isToldLate(key, trial))) return { at, keys };
  return { at: key.at, receivedAt: at, keys };
}

/** Safari tells of a key under composition only after what it wrote (WebKit bug 165004). */
function isToldLate(key: KeyEvent, { inputStream }: Trial): boolean {
  const before = inputStream.at(-1);
  return before?.kind === "composing" && before.receivedAt === undefined && key.at <= before.at;
}

/**
 * A character that takes several keys, such as a letter and its vowel sign, is held from the first to
 * the last of them as if by an input method: neither right nor wrong before it is whole.
 *
 * @returns `null` when the edit is no part of such a character.
 */
function build(trial: Trial, difference: Difference, moment: Moment): Trial | null {
  const { start, removed, inserted } = difference;
  const isUnfinished = isBeginningOf(trial.presented[start] ?? "", inserted[0] ?? "");
  const isContinued = removed === 1 && trial.composing?.start === start;
  if (!isUnfinished && !isContinued) return null;
  const before = isContinued ? trial : settle(trial, { at: moment.at });
  const held = applyEdit(before, { ...difference, kind: "composing", ...moment });
  return isUnfinished ? held : settle(held, { at: moment.at });
}

function settle(trial: Trial, moment: Moment): Trial {
  const commit = commitComposition(trial, moment.at);
  return commit ? applyEdit(trial, { ...commit, ...moment }) : trial;
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
  const told = kinds[inputType];
  if (told) return told;
  if (inserted.length === 0) return "deleted";
  // A full stop for a double space tells ". " while only the full stop is new.
  const characters = Math.max(inserted.length, graphemesOf(data ?? "").length);
  if (characters === 1) return "typed";
  return removed > 0 || inserted.length < characters ? "replaced" : "inserted";
}
