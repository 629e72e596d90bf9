import { decodeText } from "../texts/read-text-file.ts";
import { isRecord, parseJson } from "./read-log.ts";
import { keystrokeLog } from "./keystroke-log.ts";
import { type DecodedTest, decodeTest, type StoredTest } from "./stored-test.ts";

/** Why a file or one of its lines cannot be read. */
export type EntryProblem = "notJson" | "damaged" | "cut" | "tooLarge";

/** A value in a file that may be a test. */
export interface FileEntry {
  readonly value: unknown;
  /** The value as JSON in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The first line of a file with one test per line, as the site writes it. */
export const openingLine = '{"format":"keypace-saved-tests","version":1,"tests":[';

/** Its last line. */
export const closingLine = "]}";

/** Bytes read at a time: a few dozen tests. */
const portion = 2_000_000;

/** In bytes: some forty thousand tests of 300 keys, which fill the memory of a page. */
const maxFileSize = 2_000_000_000;

/** Bytes of JSON parsed at once, a line or a file: more than the largest test that can be analysed. */
export const maxJsonSize = 64_000_000;

/**
 * The entries of a file. A file with one test per line is read line by line, so it may be large; any other
 * is parsed as a whole: a log, a list of logs, or a saved visit.
 *
 * @param onRead called with the bytes read so far
 */
export async function* entriesOf(
  file: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<FileEntry | EntryProblem> {
  const hasLines = await hasOneTestPerLine(file);
  // A file that was chosen to save to is empty until its first test.
  if (file.size === 0) return;
  if (file.size > (hasLines ? maxFileSize : maxJsonSize)) yield "tooLarge";
  else if (hasLines) yield* entriesOfLines(file, onRead);
  else yield* entriesOfWhole(new Uint8Array(await file.arrayBuffer()));
}

async function hasOneTestPerLine(file: Blob): Promise<boolean> {
  return (await file.slice(0, openingLine.length + 1).text()) === `${openingLine}\n`;
}

function* entriesOfWhole(bytes: Uint8Array): Generator<FileEntry | EntryProblem> {
  const decoded = decodeText(bytes);
  const whole = decoded === null ? undefined : parseJson(decoded);
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
): AsyncGenerator<FileEntry | EntryProblem> {
  const decoder = new TextDecoder();
  let hasClosingLine = false;
  /** The beginning of a line whose end has not been read. */
  let rest = "";
  for (let from = 0; from < file.size; from += portion) {
    // One portion at a time, so that the file never fills the memory twice.
    const block = await file.slice(from, from + portion).arrayBuffer();
    const lines = (rest + decoder.decode(block, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    hasClosingLine ||= lines.includes(closingLine);
    yield* lines.map(entryOfLine).filter((entry) => entry !== null);
    if (rest.length > maxJsonSize) {
      yield "tooLarge";
      return;
    }
    onRead(Math.min(from + portion, file.size));
  }
  const last = entryOfLine(rest);
  if (last !== null && last !== "damaged") yield last;
  if (!hasClosingLine && rest !== closingLine) yield "cut";
}

/** @returns `null` for a blank line, and for the first and the last one. */
function entryOfLine(line: string): FileEntry | EntryProblem | null {
  const text = line.replace(/,$/, "");
  if ([openingLine, closingLine, ""].includes(text.trim())) return null;
  const value = parseJson(text);
  return value === undefined ? "damaged" : { value, bytes: encoder.encode(text) };
}

const encoder = new TextEncoder();

/** The entry of a test in a file: JSON on one line, as text or in UTF-8. */
type EntryText = string | Uint8Array<ArrayBuffer>;

const ending = `\n${closingLine}\n`;

/**
 * Tests as a file that `openTests` reads, one per line; see docs/use/keystroke-log.md. For a file that has
 * tests, only what is to be written from their end on.
 *
 * @param end as `endOfTests` returns it
 * @returns its text in parts, because the whole text may exceed the longest string.
 */
export function savedTestsParts(tests: readonly StoredTest[], end = 0): readonly EntryText[] {
  const lines = tests.flatMap((test, index) => [end + index > 0 ? ",\n" : "\n", entryOf(test)]);
  return [...(end > 0 ? [] : [openingLine]), ...lines, ending];
}

/** The entry of a test: as it was read from a file, or else as `entryText` writes it. */
function entryOf(test: StoredTest): EntryText {
  const { trial } = test;
  return trial instanceof Uint8Array ? trial : entryText(decodeTest(test));
}

/**
 * Where the last test of a file ends, in bytes; 0 for a file without tests.
 *
 * @returns `null` for a file that is neither empty nor has one test per line, as the site writes them.
 */
export async function endOfTests(file: Blob): Promise<number | null> {
  if (file.size === 0) return 0;
  const isOurs =
    (await hasOneTestPerLine(file)) && (await file.slice(-ending.length).text()) === ending;
  if (!isOurs) return null;
  const end = file.size - ending.length;
  return end > openingLine.length ? end : 0;
}

export function entryText({ typedOn, title, trial, ...settings }: DecodedTest): string {
  return JSON.stringify({
    ...(typedOn !== null && { typedOn: new Date(typedOn).toISOString() }),
    ...(title !== null && { title }),
    log: keystrokeLog(trial, title ?? "", settings),
  });
}

/** "keypace-2026-11-23-2001.json", by the visitor's clock; with a label, "keypace-P07-2026-11-23-2001.json". */
export function fileNameOf(date: Date, extension: string, label = ""): string {
  const time = localDateText(date).replace(":", "");
  return `${hyphenated(`keypace ${label} ${time}`)}.${extension}`;
}

/** A text for the name of a file: its letters with their marks and digits, with hyphens between them. */
export function hyphenated(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("-");
}

/** "2026-11-23 20:01": local time, which spreadsheets read and sort. */
export function localDateText(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
