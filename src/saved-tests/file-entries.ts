import { isRecord } from "./read-log.ts";

/** Why a file, or a line of it, has nothing in it that can be looked at. */
export type EntryProblem = "notJson" | "cut" | "tooLarge";

/** What in a file may be a test. */
export interface Entry {
  /** Without the keys of its edits, which no figure of a list of tests needs. */
  readonly value: unknown;
  /** The same as JSON, with them. */
  readonly text: string;
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
 * The entries of a file, some at a time. A file with a test a line is read line by line, so that it may
 * be of any size; any other is JSON as a whole: a log, a list of logs, or a saved visit.
 */
export async function* entriesOf(file: Blob): AsyncGenerator<Iterable<Entry | EntryProblem>> {
  const head = await file.slice(0, headOfLines.length + 1).text();
  if (head !== `${headOfLines}\n`) {
    yield file.size > largestWhole ? ["tooLarge"] : entriesOfWhole(await textOf(file));
    return;
  }
  if (file.size > largestFile) {
    yield ["tooLarge"];
    return;
  }
  let isWhole = false;
  for await (const lines of linesOf(file)) {
    if (lines === "tooLarge") {
      yield [lines];
      return;
    }
    isWhole ||= lines.includes(footOfLines);
    yield entriesOfLines(lines);
  }
  if (!isWhole) yield ["cut"];
}

/**
 * The keys of an edit as the site writes them, at its end: most of a log, and half of the time that it takes to
 * read. Within a text of the log there are none, for its quotation marks are escaped. Others than such, as of a
 * file that was changed, are left where they are, and are read and told with all else.
 */
const keysOfEdit =
  /(?<=["\]\d]),"keys":\[(?:\["(?:down|repeat|up)","\w{0,100}",-?(?:0|[1-9]\d{0,7})(?:\.\d{1,3})?\](?:,(?=\[)|(?=\])))*\](?=\})/g;

/** A line that holds no test. */
function isBare(line: string): boolean {
  return line === headOfLines || line === footOfLines || line.trim() === "";
}

/** UTF-8, or UTF-16 with its mark, as Windows' own tools save what they are given. */
async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isSixteen = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isSixteen) return file.text();
  return new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(await file.arrayBuffer());
}

/** Each is made when it is asked for, so that no more than one is in the memory. */
function* entriesOfLines(lines: readonly string[]): Generator<Entry | EntryProblem> {
  for (const line of lines) if (!isBare(line)) yield entryOfLine(line);
}

function entryOfLine(text: string): Entry | EntryProblem {
  const value = parsed(text.replaceAll(keysOfEdit, ""));
  return value === undefined ? "notJson" : { value, text };
}

function entriesOfWhole(text: string): readonly (Entry | EntryProblem)[] {
  const whole = parsed(text);
  if (whole === undefined) return ["notJson"];
  const isVisit = isRecord(whole) && whole["format"] === "keypace-saved-tests";
  const tests = isVisit ? whole["tests"] : whole;
  const entries: readonly unknown[] = Array.isArray(tests) ? tests : [tests];
  return entries.map((value) => ({ value, text: JSON.stringify(value) }));
}

/** @returns `undefined` for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lineFeed = 10;
const comma = 44;

/** Some lines at a time, without their commas. The beginning of a test that was cut off is not among them. */
async function* linesOf(file: Blob): AsyncGenerator<readonly string[] | "tooLarge"> {
  const decoder = new TextDecoder();
  /** What was read of a line whose end was not. */
  let rest = new Uint8Array();
  const lineOf = (bytes: Uint8Array) =>
    decoder.decode(bytes.at(-1) === comma ? bytes.subarray(0, -1) : bytes);
  // One portion at a time keeps the others out of the memory; the next is fetched meanwhile.
  let next = file.slice(0, portion).arrayBuffer();
  for (let from = 0; from < file.size; from += portion) {
    // oxlint-disable-next-line no-await-in-loop
    const bytes = new Uint8Array(await next);
    next = file.slice(from + portion, from + 2 * portion).arrayBuffer();
    const lines: string[] = [];
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      const line = bytes.subarray(start, end);
      lines.push(lineOf(start === 0 ? joined(rest, line) : line));
      start = end + 1;
    }
    rest = joined(start === 0 ? rest : none, bytes.subarray(start));
    if (rest.length > longestLine) {
      yield "tooLarge";
      return;
    }
    yield lines;
  }
  const last = lineOf(rest);
  yield isBare(last) || entryOfLine(last) !== "notJson" ? [last] : [];
}

const none = new Uint8Array();

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
