import { isLayoutName } from "../content/keyboard-layouts.ts";
import { type FinishedTrial, isAnalysable, newTrial } from "../engine/trial/trial.ts";
import {
  type Edit,
  type EditKind,
  roundTime,
  type KeyEvent,
  type Milliseconds,
  timeResolution,
} from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import { withoutControlCharacters } from "../engine/trial/graphemes.ts";
import type { Interruption } from "../engine/trial/interruptions.ts";
import {
  conditionLetters,
  correctionLimits,
  type LimitedCorrections,
  type PlanPlace,
} from "../engine/trial/test-settings.ts";
import { trialOfEdits } from "../engine/trial/replay.ts";
import { runToEnd, type Work } from "../engine/work.ts";
import { keyboardLabelOf, plainLine } from "../texts/without-invisibles.ts";
import { logVersion, maxTime } from "./keystroke-log.ts";
import type { DecodedTest } from "./stored-test.ts";

/** Why a value is not the log of a finished test; see docs/use/keystroke-log.md. */
export type LogProblem = "notALog" | "newer" | "damaged" | "unfinished" | "tooLong";

/** The longest list or text, and the largest count. `isAnalysable` has narrower bounds. */
const maxCount = 1_000_000;

/** In graphemes. */
const maxTitleLength = 100;
const maxCodeLength = 100;

/** In code units. A longer one is cut, because thousands of accents can crash a browser. */
const maxCharacterLength = 100;

/** Edits between two steps: some milliseconds of work. */
const editsInStep = 2_000;

/** Reads a file that has one test: a log, or the entry of one. */
export function readSavedTest(json: string): DecodedTest | LogProblem | "notJson" {
  const value = parseJson(json);
  return value === undefined ? "notJson" : runToEnd(readEntry(value));
}

/** @returns `undefined` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a test: its entry in a file, or its log alone. Nothing in it is trusted. */
export function* readEntry(entry: unknown): Work<DecodedTest | LogProblem> {
  const { log = entry, typedOn, title: ownTitle } = isRecord(entry) ? entry : {};
  const trial = yield* readLog(log);
  if (typeof trial === "string") return trial;
  const { title, refusals, corrections, plan, layout, keyboardLabel } = isRecord(log) ? log : {};
  return {
    typedOn: dateOf(typedOn),
    title: titleOf(ownTitle ?? title),
    trial,
    refusals: isCount(refusals) ? refusals : undefined,
    corrections: correctionsOf(corrections),
    plan: planPlaceOf(plan),
    layout: isLayoutName(layout) ? layout : undefined,
    keyboardLabel: typeof keyboardLabel === "string" ? keyboardLabelOf(keyboardLabel) : undefined,
  };
}

function correctionsOf(value: unknown): LimitedCorrections | undefined {
  const { limit, refusals } = isRecord(value) ? value : {};
  const known = correctionLimits.find((name) => name === limit);
  return known && isCount(refusals) ? { limit: known, refusals } : undefined;
}

function planPlaceOf(value: unknown): PlanPlace | undefined {
  if (!isRecord(value)) return undefined;
  const { title, digest, typist, run, seed, test, tests, condition, isPractice } = value;
  const name = titleOf(title);
  if (name === null || typeof digest !== "string" || !/^[\da-f]{8}$/.test(digest)) return undefined;
  if (!isSeed(run) || !isSeed(seed) || !isCount(test) || !isCount(tests)) return undefined;
  return {
    title: name,
    digest,
    typist: titleOf(typist) ?? "",
    run,
    seed,
    test,
    tests,
    condition: conditionLetters.find((letter) => letter === condition) ?? null,
    isPractice: isPractice === true,
  };
}

/** Whether a value is a whole number of 32 bits. */
function isSeed(value: unknown): value is number {
  return typeof value === "number" && value >>> 0 === value;
}

const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];

/** @returns `null` for anything but a date of the years 2000 to 2199 */
function dateOf(value: unknown): number | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return time >= earliest && time < latest ? time : null;
}

/** @returns `null` for anything but text of which something is visible */
function titleOf(value: unknown): string | null {
  return typeof value === "string" ? plainLine(value, maxTitleLength) || null : null;
}

/** The trial of a log, typed again edit by edit, so that it is one that somebody can have typed. */
function* readLog(value: unknown): Work<FinishedTrial | LogProblem> {
  if (!isRecord(value) || value["format"] !== "keypace-keystroke-log") return "notALog";
  const { version, presented, lengths, limit, startedAt = 0, interruptions = [], edits } = value;
  if (typeof version === "number" && version > logVersion) return "newer";
  if (version !== logVersion || typeof presented !== "string") return "damaged";
  if (!Array.isArray(edits) || !Array.isArray(interruptions)) return "damaged";
  if (Math.max(presented.length, edits.length, interruptions.length) > maxCount) return "tooLong";
  const passage = charactersOf(presented, lengths);
  if (!passage || passage.length === 0 || !isMoment(startedAt)) return "damaged";
  if (!(limit === null || (isMoment(limit) && limit >= timeResolution))) return "damaged";

  const start = roundTime(startedAt);
  const inputStream: Edit[] = [];
  for (const each of edits) {
    const edit = editOf(each, start);
    if (!edit) return "damaged";
    inputStream.push(edit);
    if (inputStream.length % editsInStep === 0) yield;
  }
  const noted = interruptions.map((each) => interruptionOf(each, start));
  if (!noted.every((each) => each !== null)) return "damaged";
  if (!isAnalysable({ presented: passage, inputStream })) return "tooLong";
  const trial = yield* trialOfEdits({ ...newTrial("", limit), presented: passage }, inputStream);
  return trial ? { ...trial, interruptions: noted } : "unfinished";
}

function editOf(value: unknown, from: Milliseconds): Edit | null {
  if (!isRecord(value)) return null;
  const { kind, at, receivedAt, start, removed, inserted, lengths, keys } = value;
  if (!isKind(kind) || !isMoment(at) || !isCount(start) || !isCount(removed)) return null;
  if (typeof inserted !== "string") return null;
  const characters = charactersOf(inserted, lengths);
  const events = keysOf(keys, from);
  if (!characters || !events || !(receivedAt === undefined || isMoment(receivedAt))) return null;
  return {
    kind,
    at: from + roundTime(at),
    ...(receivedAt !== undefined && { receivedAt: from + roundTime(receivedAt) }),
    start,
    removed,
    inserted: characters,
    ...(events.length > 0 && { keys: events }),
  };
}

/** @returns `null` if the value is not a list of keys. */
function keysOf(value: unknown, from: Milliseconds): readonly KeyEvent[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > maxCount) return null;
  const keys: KeyEvent[] = [];
  for (const key of value as readonly unknown[]) {
    const [kind, code, at] = Array.isArray(key) ? (key as readonly unknown[]) : [];
    if (kind !== "down" && kind !== "repeat" && kind !== "up") return null;
    if (typeof code !== "string" || code.length > maxCodeLength || !isMoment(at)) return null;
    keys.push({ kind, code, at: from + roundTime(at) });
  }
  return keys;
}

function interruptionOf(value: unknown, start: Milliseconds): Interruption | null {
  if (!isRecord(value)) return null;
  const { kind, from, to } = value;
  if ((kind !== "hidden" && kind !== "stalled") || !isMoment(from)) return null;
  if (!(to === null || isMoment(to))) return null;
  return {
    kind,
    from: start + roundTime(from),
    to: to === null ? Infinity : start + roundTime(to),
  };
}

/**
 * The characters of a text, without control characters, which no field takes; `null` if the lengths are
 * not those of the text.
 */
function charactersOf(text: string, lengths: unknown): readonly string[] | null {
  if (lengths === undefined) return withoutControlCharacters(text).split("");
  if (!Array.isArray(lengths) || text.length > maxCount) return null;
  let from = 0;
  const characters: string[] = [];
  for (const length of lengths as readonly unknown[]) {
    if (!isCount(length) || length === 0) return null;
    const character = withoutControlCharacters(text.slice(from, from + length));
    const isLineEnd = /^\n *$/.test(character);
    const beginning = isLineEnd ? character : character.slice(0, maxCharacterLength);
    if (beginning !== "") characters.push(beginning);
    from += length;
  }
  return from === text.length ? characters : null;
}

function isKind(value: unknown): value is EditKind {
  return typeof value === "string" && Object.hasOwn(editMeanings, value);
}

function isMoment(value: unknown): value is Milliseconds {
  return typeof value === "number" && Math.abs(value) <= maxTime;
}

/** Whether a value is a whole number from 0 to a million. */
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= maxCount;
}

/** Whether a value is an object, with any fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
