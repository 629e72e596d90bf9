import type { EditKind } from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import {
  jsonReader,
  type JsonReader,
  numberAt,
  parsed,
  passes,
  passesWord,
  textAt,
  type Written,
  written,
} from "./json-bytes.ts";
import { isKind, isRecord, longest } from "./read-log.ts";

/** An edit as a log has it, without its keys. */
interface EditValue {
  readonly at: number;
  readonly receivedAt: number | undefined;
  readonly kind: EditKind;
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
  readonly lengths: readonly number[] | undefined;
}

const beforeEdits = written(',"edits":[');
const afterEdits = written("]}}");
const afterEdit = written("}");
const comma = written(",");
const endOfList = written("]");

/** What the site writes before each part of an edit. */
const before = {
  at: written('{"at":'),
  receivedAt: written(',"receivedAt":'),
  start: written(',"start":'),
  removed: written(',"removed":'),
  inserted: written(',"inserted":'),
  lengths: written(',"lengths":['),
  keys: written(',"keys":['),
};

const kinds = Object.keys(editMeanings)
  .filter(isKind)
  .map((kind) => ({
    kind,
    name: written(`,"kind":"${kind}"`),
  }));

const beforeCode = ["down", "up", "repeat"].map((kind) => written(`["${kind}","`));
const afterCode = written('",');
const longestCode = 100;

/**
 * What a line tells of a test, as `JSON.parse` has it but without the keys of its edits: they are most
 * of a line, and no figure of a list of tests needs them. It takes less time than `JSON.parse` takes
 * for the rest.
 *
 * @param start of the line
 * @returns the value and where it ends; `null` for a line that is not as the site writes it, which may
 *   tell of a test all the same.
 */
export function lineValue(bytes: Uint8Array, start: number): { value: object; end: number } | null {
  const reader = jsonReader(bytes, start);
  while (!passes(reader, beforeEdits)) {
    if (reader.at >= bytes.length || bytes[reader.at] === lineFeed) return null;
    reader.at += 1;
  }
  const head = decoder.decode(bytes.subarray(start, reader.at));
  const edits = editsAt(reader);
  if (!edits || !passes(reader, afterEdits)) return null;
  const value = withEdits(parsed(`${head}]}}`), edits);
  return value && { value, end: reader.at };
}

const lineFeed = 10;
const decoder = new TextDecoder();

/** @param entry whose text ends with a list of edits, which is empty, within a second object */
function withEdits(entry: unknown, edits: readonly EditValue[]): object | null {
  if (!isRecord(entry)) return null;
  const { log, ...own } = entry;
  // Where no other part is an object, it is the log that ends the text.
  if (!isRecord(log) || Object.values(own).some((part) => typeof part === "object")) {
    return null;
  }
  return { ...own, log: { ...log, edits } };
}

/** @returns `null` where anything else is written, as by all that follow. */
function editsAt(reader: JsonReader): readonly EditValue[] | null {
  const edits: EditValue[] = [];
  do {
    const edit = editAt(reader);
    if (!edit) return null;
    edits.push(edit);
  } while (passes(reader, comma));
  return edits;
}

function editAt(reader: JsonReader): EditValue | null {
  const at = numberAfter(before.at, reader);
  const receivedAt = passes(reader, before.receivedAt) ? numberAt(reader) : undefined;
  const kind = kinds.find(({ name }) => passes(reader, name))?.kind;
  const start = numberAfter(before.start, reader);
  const removed = numberAfter(before.removed, reader);
  const inserted = passes(reader, before.inserted) ? textAt(reader) : null;
  const lengths = passes(reader, before.lengths) ? numbersAt(reader) : undefined;
  if (passes(reader, before.keys) && !passesKeys(reader)) return null;
  const isWhole =
    !Number.isNaN(at + (receivedAt ?? 0) + start + removed) && passes(reader, afterEdit);
  if (!isWhole || kind === undefined || inserted === null || lengths === null) return null;
  return { at, receivedAt, kind, start, removed, inserted, lengths };
}

function numberAfter(name: Written, reader: JsonReader): number {
  return passes(reader, name) ? numberAt(reader) : Number.NaN;
}

function numbersAt(reader: JsonReader): readonly number[] | null {
  const numbers: number[] = [];
  do numbers.push(numberAt(reader));
  while (passes(reader, comma));
  return passes(reader, endOfList) && !numbers.some(Number.isNaN) ? numbers : null;
}

/** Keys such that no log is refused for them. */
function passesKeys(reader: JsonReader): boolean {
  let count = 0;
  do {
    count += 1;
    if (!beforeCode.some((start) => passes(reader, start))) return false;
    if (passesWord(reader) > longestCode || !passes(reader, afterCode)) return false;
    if (Number.isNaN(numberAt(reader)) || !passes(reader, endOfList)) return false;
  } while (passes(reader, comma));
  return count <= longest && passes(reader, endOfList);
}
