import { isRecord } from "./read-log.ts";
import { keystrokeLog } from "./keystroke-log.ts";
import { type SavedTest, savedTestOf, type StoredTest } from "./stored-test.ts";

/** Why a file, or a line of it, cannot be read. */
export type EntryProblem = "notJson" | "damaged" | "cut" | "tooLarge";

/** A value in a file that may be a test. */
export interface Entry {
  readonly value: unknown;
  /** The same as JSON in UTF-8. */
  readonly bytes: Bytes;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The first line of a file that has a test a line, as the site writes it. */
export const headOfLines = '{"format":"keypace-saved-tests","version":1,"tests":[';

/** Its last line. */
export const footOfLines = "]}";

/** Bytes read at a time: some tens of tests. */
const portion = 2_000_000;

/** In bytes: some forty thousand tests of 300 keys, which fill the memory of a page. */
const largestFile = 2_000_000_000;

/** Bytes of JSON parsed at once, a line or a file: more than the largest test that can be analysed. */
const largestJson = 64_000_000;

/**
 * The entries of a file. One with a test a line is read line by line, so it may be large; any other is
 * parsed as a whole: a log, a list of logs, or a saved visit.
 *
 * @param onRead called with the bytes read so far
 */
export async function* entriesOf(
  file: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Entry | EntryProblem> {
  const head = await file.slice(0, headOfLines.length + 1).text();
  const hasLines = head === `${headOfLines}\n`;
  if (file.size > (hasLines ? largestFile : largestJson)) yield "tooLarge";
  else if (hasLines) yield* entriesOfLines(file, onRead);
  else yield* entriesOfWhole(await textOf(file));
}

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, as tools on Windows write it. */
async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isSixteen = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isSixteen) return file.text();
  return new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(await file.arrayBuffer());
}

function* entriesOfWhole(text: string): Generator<Entry | EntryProblem> {
  const whole = parsed(text);
  if (whole === undefined) {
    yield "notJson";
    return;
  }
  const isVisit = isRecord(whole) && whole["format"] === "keypace-saved-tests";
  const tests = isVisit ? whole["tests"] : whole;
  for (const value of (Array.isArray(tests) ? tests : [tests]) as readonly unknown[]) {
    yield { value, bytes: encoder.encode(JSON.stringify(value)) };
  }
}

async function* entriesOfLines(
  file: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Entry | EntryProblem> {
  let hasFoot = false;
  /** The beginning of a line whose end has not been read. */
  let rest: Bytes = new Uint8Array();
  for (let from = 0; from < file.size; from += portion) {
    // One portion at a time, so that the file never fills the memory twice.
    // oxlint-disable-next-line no-await-in-loop
    const block = joined(rest, await file.slice(from, from + portion).arrayBuffer());
    let start = 0;
    for (let end = block.indexOf(lineFeed); end >= 0; end = block.indexOf(lineFeed, start)) {
      const entry = entryOfLine(block.subarray(start, end));
      if (entry === "foot") hasFoot = true;
      else if (entry !== null) yield entry;
      start = end + 1;
    }
    rest = block.subarray(start);
    if (rest.length > largestJson) {
      yield "tooLarge";
      return;
    }
    onRead(Math.min(from + portion, file.size));
  }
  const last = entryOfLine(rest);
  if (last === "foot") hasFoot = true;
  else if (last !== null && last !== "damaged") yield last;
  if (!hasFoot) yield "cut";
}

const lineFeed = 10;
const comma = 44;

/** @returns `null` for a blank line and for the first one. */
function entryOfLine(line: Bytes): Entry | EntryProblem | "foot" | null {
  const bytes = line.at(-1) === comma ? line.subarray(0, -1) : line;
  const text = decoder.decode(bytes);
  if (text === headOfLines || text.trim() === "") return null;
  if (text === footOfLines) return "foot";
  const value = parsed(text);
  return value === undefined ? "damaged" : { value, bytes };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** @returns `undefined` for text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function joined(rest: Bytes, buffer: ArrayBuffer): Bytes {
  if (rest.length === 0) return new Uint8Array(buffer);
  const block = new Uint8Array(rest.length + buffer.byteLength);
  block.set(rest);
  block.set(new Uint8Array(buffer), rest.length);
  return block;
}

/** The entry of a test in a file: JSON on one line, as text or in UTF-8. */
type EntryText = string | Uint8Array<ArrayBuffer>;

/**
 * A file that `openTests` reads, a test a line; see docs/use/keystroke-log.md.
 *
 * @returns its text in parts, because all of it can be longer than a string may be.
 */
export function savedTestsParts(entries: readonly EntryText[]): readonly EntryText[] {
  const last = entries.length - 1;
  return [
    `${headOfLines}\n`,
    ...entries.flatMap((entry, index) => [entry, index < last ? ",\n" : "\n"]),
    `${footOfLines}\n`,
  ];
}

/** The entry of a test from a file as it was read, of any other as `entryText` writes it. */
export function entryOf(test: StoredTest): EntryText {
  const { trial } = test.stored;
  return trial instanceof Uint8Array ? trial : entryText(savedTestOf(test));
}

export function entryText({ typedOn, title, trial, ...settings }: SavedTest): string {
  return JSON.stringify({
    ...(typedOn !== null && { typedOn: new Date(typedOn).toISOString() }),
    ...(title !== null && { title }),
    log: keystrokeLog(trial, title ?? "", settings),
  });
}

/** "keypace-2026-11-23-2001.json", by the visitor's clock. */
export function fileNameOf(date: Date, extension: string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `keypace-${day}-${two(date.getHours())}${two(date.getMinutes())}.${extension}`;
}
