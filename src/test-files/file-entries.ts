import { parsed } from "./json-bytes.ts";
import { lineValue } from "./line-value.ts";
import { isRecord } from "./read-log.ts";

/** Why a file, or a line of it, has nothing in it that can be looked at. */
export type EntryProblem = "notJson" | "damaged" | "cut" | "tooLarge";

/** What in a file may be a test. */
export interface Entry {
  /** Some are without the keys of their edits, which no figure of a list of tests needs. */
  readonly value: unknown;
  /** The same as JSON, with them, in UTF-8: it is made a text only where somebody looks at the test. */
  readonly bytes: Bytes;
}

/** How a file begins that has a test a line, as the site writes them. */
export const headOfLines = '{"format":"keypace-saved-tests","version":1,"tests":[';

/** How it ends. */
export const footOfLines = "]}";

/** Read at a time, in bytes: some tens of tests. */
const portion = 2_000_000;

/** In bytes: some forty thousand tests of 300 keys, which take all the memory that a page has. */
const largestFile = 2_000_000_000;

/** In bytes. It is read in one go, and the page stands still for half a second. */
const largestWhole = 100_000_000;

/** In bytes: longer than the log of any test that can be analysed. */
const longestLine = 30_000_000;

/**
 * The entries of a file. One with a test a line is read line by line, so that it may be of any size;
 * any other is JSON as a whole: a log, a list of logs, or a saved visit.
 */
export async function* entriesOf(file: Blob): AsyncGenerator<Entry | EntryProblem> {
  const head = await file.slice(0, headOfLines.length + 1).text();
  const isOfLines = head === `${headOfLines}\n`;
  if (file.size > (isOfLines ? largestFile : largestWhole)) yield "tooLarge";
  else if (isOfLines) yield* entriesOfLines(file);
  else yield* entriesOfWhole(await textOf(file));
}

/** UTF-8, or UTF-16 with its mark, as Windows' own tools save what they are given. */
async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isSixteen = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isSixteen) return file.text();
  return new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(await file.arrayBuffer());
}

function entriesOfWhole(text: string): readonly (Entry | EntryProblem)[] {
  const whole = parsed(text);
  if (whole === undefined) return ["notJson"];
  const isVisit = isRecord(whole) && whole["format"] === "keypace-saved-tests";
  const tests = isVisit ? whole["tests"] : whole;
  const entries: readonly unknown[] = Array.isArray(tests) ? tests : [tests];
  return entries.map((value) => ({ value, bytes: encoder.encode(JSON.stringify(value)) }));
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The beginning of a test that was cut off is not among them. */
async function* entriesOfLines(file: Blob): AsyncGenerator<Entry | EntryProblem> {
  let isWhole = false;
  /** What was read of a line whose end was not. */
  let rest: Bytes = new Uint8Array();
  // One portion at a time keeps the others out of the memory; the next is fetched meanwhile.
  let next = file.slice(0, portion).arrayBuffer();
  for (let from = 0; from < file.size; from += portion) {
    // oxlint-disable-next-line no-await-in-loop
    const bytes = new Uint8Array(await next);
    next = file.slice(from + portion, from + 2 * portion).arrayBuffer();
    for (const block of afterRest(rest, bytes)) {
      let start = 0;
      for (let line = lineAt(block, 0); line; line = lineAt(block, start)) {
        if (line.entry === "foot") isWhole = true;
        else if (line.entry) yield line.entry;
        start = line.end;
      }
      rest = block.subarray(start);
    }
    if (rest.length > longestLine) {
      yield "tooLarge";
      return;
    }
  }
  const last = entryOf(rest);
  if (last === "foot") isWhole = true;
  else if (last && last !== "damaged") yield last;
  if (!isWhole) yield "cut";
}

/** The bytes with those before them, of which no more are copied than a line has. */
function afterRest(rest: Bytes, bytes: Bytes): readonly Bytes[] {
  if (rest.length === 0) return [bytes];
  const end = bytes.indexOf(lineFeed) + 1;
  if (end === 0) return [joined(rest, bytes)];
  return [joined(rest, bytes.subarray(0, end)), bytes.subarray(end)];
}

const lineFeed = 10;
const comma = 44;

/** What a line tells: `null` where it is blank or begins the file. */
type LineEntry = Entry | EntryProblem | "foot" | null;

/** @returns `null` where there is no end of a line */
function lineAt(bytes: Bytes, start: number): { entry: LineEntry; end: number } | null {
  const quick = lineValue(bytes, start);
  if (quick) {
    const { value, end } = quick;
    const after = bytes[end] === comma ? end + 1 : end;
    if (bytes[after] === lineFeed) {
      return { entry: { value, bytes: bytes.subarray(start, end) }, end: after + 1 };
    }
  }
  const end = bytes.indexOf(lineFeed, start);
  return end < 0 ? null : { entry: entryOf(bytes.subarray(start, end)), end: end + 1 };
}

/** @param line with its comma, where it has one */
function entryOf(line: Bytes): LineEntry {
  const bytes = line.at(-1) === comma ? line.subarray(0, -1) : line;
  const text = decoder.decode(bytes);
  if (text === headOfLines || text.trim() === "") return null;
  if (text === footOfLines) return "foot";
  const value = parsed(text);
  return value === undefined ? "damaged" : { value, bytes };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
