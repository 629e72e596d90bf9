import { isAnalysable } from "../engine/is-analysable.ts";
import type { Edit, EditKind, Milliseconds } from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import { graphemesOf, withoutControlCharacters } from "../engine/trial/graphemes.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { trialOfEdits } from "./trial-of-edits.ts";

/** Why a value is no log of a finished test; see docs/keystroke-log.md. */
export type LogProblem = "notALog" | "newer" | "damaged" | "unfinished" | "tooLong";

const newestVersion = 1;

const plainCharacter = /^[ -~]$/;

/** In code units, and in edits. */
const longest = 1_000_000;
const longestTime: Milliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * The trial that a log tells, typed anew, so that it is one that can have been typed.
 *
 * @param value from a file, so nothing is taken on trust
 */
export function readLog(value: unknown): FinishedTrial | LogProblem {
  if (!isRecord(value) || value["format"] !== "keypace-keystroke-log") return "notALog";
  const { version, presented, limit, edits } = value;
  if (typeof version === "number" && version > newestVersion) return "newer";
  if (version !== newestVersion || typeof presented !== "string" || !Array.isArray(edits)) {
    return "damaged";
  }
  if (presented.length > longest || edits.length > longest) return "tooLong";
  if (presented === "" || !(limit === null || isTime(limit))) return "damaged";

  const typed: Edit[] = [];
  for (const each of edits) {
    if (!isEdit(each)) return "damaged";
    const { kind, at, start, removed, inserted } = each;
    typed.push({ kind, at, start, removed, inserted: charactersOf(inserted) });
  }
  const trial = trialOfEdits(presented, limit, typed);
  if (!trial) return "unfinished";
  return isAnalysable(trial) ? trial : "tooLong";
}

/** Without those that the field drops. */
function charactersOf(text: string): readonly string[] {
  return plainCharacter.test(text) ? [text] : graphemesOf(withoutControlCharacters(text));
}

interface LoggedEdit {
  readonly kind: EditKind;
  readonly at: Milliseconds;
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}

function isEdit(value: unknown): value is LoggedEdit {
  if (!isRecord(value)) return false;
  const { kind, at, start, removed, inserted } = value;
  return (
    typeof kind === "string" &&
    Object.hasOwn(editMeanings, kind) &&
    typeof at === "number" &&
    Math.abs(at) <= longestTime &&
    isCount(start) &&
    isCount(removed) &&
    typeof inserted === "string" &&
    inserted.length <= longest
  );
}

function isTime(value: unknown): value is Milliseconds {
  return typeof value === "number" && value > 0 && value <= longestTime;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= longest;
}

/** An object whose fields may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
