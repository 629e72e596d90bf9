import { isAnalysable } from "../engine/is-analysable.ts";
import {
  type Edit,
  type EditKind,
  inSteps,
  type KeyEvent,
  type Milliseconds,
  step,
} from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import { graphemesOf, withoutControlCharacters } from "../engine/trial/graphemes.ts";
import type { Interruption } from "../engine/trial/interruptions.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { trialOfEdits } from "./trial-of-edits.ts";

/** Why a value is no log of a finished test; see docs/keystroke-log.md. */
export type LogProblem = "notALog" | "newer" | "damaged" | "unfinished" | "tooLong";

const newestVersion = 2;

/** A list for each plain character: most edits put in one, and so need no list of their own. */
const plainCharacters: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from({ length: 95 }, (_, index) => {
    const character = String.fromCharCode(32 + index);
    return [character, [character]];
  }),
);

/** In code units, edits, keys of an edit, interruptions. */
export const longest = 1_000_000;
const day: Milliseconds = 24 * 60 * 60 * 1000;
const longestTest: Milliseconds = 7 * day;
/** Tabs stay open for long, and machines sleep with them. */
const longestVisit: Milliseconds = 10_000 * day;

/**
 * The trial that a log of any version tells, typed anew, so that it is one that can have been typed.
 *
 * @param value from a file, so nothing is taken on trust
 */
export function readLog(value: unknown): FinishedTrial | LogProblem {
  if (!isRecord(value) || value["format"] !== "keypace-keystroke-log") return "notALog";
  const { version, presented, lengths, limit, startedAt = 0, interruptions = [], edits } = value;
  if (typeof version === "number" && version > newestVersion) return "newer";
  if (version !== 1 && version !== newestVersion) return "damaged";
  if (typeof presented !== "string" || !Array.isArray(edits) || !Array.isArray(interruptions)) {
    return "damaged";
  }
  if (presented.length > longest || edits.length > longest) return "tooLong";
  const split = version === 1 ? graphemesOf : (text: string) => text.split("");
  const passage = charactersOf(presented, lengths, split);
  if (!passage || passage.length === 0 || !isMoment(startedAt, longestVisit)) return "damaged";
  if (!(limit === null || (isMoment(limit) && limit >= step))) return "damaged";

  const start = inSteps(startedAt);
  const typed: Edit[] = [];
  for (const each of edits) {
    const edit = editOf(each, start, split);
    if (!edit) return "damaged";
    typed.push(edit);
  }
  const stood = interruptions.slice(0, longest).map((each) => interruptionOf(each, start));
  if (!stood.every((each) => each !== null)) return "damaged";
  const trial = trialOfEdits({ ...newTrial("", limit), presented: passage }, typed);
  if (!trial) return "unfinished";
  return isAnalysable(trial) ? { ...trial, interruptions: stood } : "tooLong";
}

function editOf(value: unknown, from: Milliseconds, split: Split): Edit | null {
  if (!isRecord(value)) return null;
  const { kind, at, receivedAt, start, removed, inserted, lengths, keys } = value;
  if (!isKind(kind) || !isMoment(at) || !isCount(start) || !isCount(removed)) return null;
  if (typeof inserted !== "string" || inserted.length > longest) return null;
  const characters = charactersOf(inserted, lengths, split);
  const heard = keysOf(keys, from);
  if (!characters || !heard || !(receivedAt === undefined || isMoment(receivedAt))) return null;
  const moment = from + inSteps(at);
  // One object for each edit of ten thousand tests, and not one spread into the next.
  const edit: Edit =
    receivedAt === undefined
      ? { kind, at: moment, start, removed, inserted: characters }
      : {
          kind,
          at: moment,
          receivedAt: from + inSteps(receivedAt),
          start,
          removed,
          inserted: characters,
        };
  return heard.length > 0 ? { ...edit, keys: heard } : edit;
}

/** @returns `null` for what is no list of keys. */
function keysOf(value: unknown, from: Milliseconds): readonly KeyEvent[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > longest) return null;
  const keys: KeyEvent[] = [];
  for (const key of value as readonly unknown[]) {
    const [kind, code, at] = Array.isArray(key) ? (key as readonly unknown[]) : [];
    if (kind !== "down" && kind !== "repeat" && kind !== "up") return null;
    if (typeof code !== "string" || code.length > 100 || !isMoment(at)) return null;
    keys.push({ kind, code, at: from + inSteps(at) });
  }
  return keys;
}

function interruptionOf(value: unknown, start: Milliseconds): Interruption | null {
  if (!isRecord(value)) return null;
  const { kind, from, to } = value;
  if ((kind !== "hidden" && kind !== "stalled") || !isMoment(from)) return null;
  if (!(to === null || isMoment(to))) return null;
  return { kind, from: start + inSteps(from), to: to === null ? Infinity : start + inSteps(to) };
}

/** How a log of a version means the characters of a text whose lengths it does not tell. */
type Split = (text: string) => readonly string[];

/**
 * The text's characters, without those that the field drops.
 *
 * @returns `null` where the lengths are not those of the text.
 */
function charactersOf(text: string, lengths: unknown, split: Split): readonly string[] | null {
  if (lengths === undefined) {
    return plainCharacters.get(text) ?? split(withoutControlCharacters(text));
  }
  if (!Array.isArray(lengths)) return null;
  let from = 0;
  const characters: string[] = [];
  for (const length of lengths as readonly unknown[]) {
    if (!isCount(length) || length === 0) return null;
    characters.push(text.slice(from, from + length));
    from += length;
  }
  return from === text.length ? characters : null;
}

export function isKind(value: unknown): value is EditKind {
  return typeof value === "string" && Object.hasOwn(editMeanings, value);
}

function isMoment(value: unknown, latest: Milliseconds = longestTest): value is Milliseconds {
  return typeof value === "number" && Math.abs(value) <= latest;
}

/** A whole number from 0 to a million. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= longest;
}

/** An object whose fields may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
