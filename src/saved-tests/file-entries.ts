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
export async function* entriesOf(file: Blob): AsyncGenerator<readonly (Entry | EntryProblem)[]> {
  const head = await file.slice(0, headOfLines.length + 1).text();
  if (head !== `${headOfLines}\n`) {
    yield file.size > largestWhole ? ["tooLarge"] : entriesOfWhole(await file.text());
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
    yield lines.filter((line) => !isBare(line)).map(entryOfLine);
  }
  if (!isWhole) yield ["cut"];
}

/**
 * The keys of an edit as the site writes them: most of a log, and half of the time that it takes to read.
 * Within a text of the log there are none, for its quotation marks are escaped.
 */
const keysOfEdit =
  /,"keys":\[(?:\["(?:down|repeat|up)","\w{0,100}",-?\d{1,8}(?:\.\d{1,3})?\],?)*\]/g;

/** A line that holds no test. */
function isBare(line: string): boolean {
  return line === headOfLines || line === footOfLines || line.trim() === "";
}

function entryOfLine(line: string): Entry | EntryProblem {
  const text = line.replace(/,$/, "");
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

/** Some lines at a time. The beginning of a test that was cut off is not among them. */
async function* linesOf(file: Blob): AsyncGenerator<readonly string[] | "tooLarge"> {
  const decoder = new TextDecoder();
  let rest = new Uint8Array();
  for (let from = 0; from < file.size; from += portion) {
    // One portion at a time is what keeps the others out of the memory.
    // oxlint-disable-next-line no-await-in-loop
    const read = new Uint8Array(await file.slice(from, from + portion).arrayBuffer());
    const bytes = rest.length === 0 ? read : joined(rest, read);
    const lines: string[] = [];
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      lines.push(decoder.decode(bytes.subarray(start, end)));
      start = end + 1;
    }
    rest = bytes.slice(start);
    if (rest.length > longestLine) {
      yield "tooLarge";
      return;
    }
    yield lines;
  }
  const last = decoder.decode(rest);
  yield isBare(last) || entryOfLine(last) !== "notJson" ? [last] : [];
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
