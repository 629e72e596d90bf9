import type { FinishedTrial } from "../engine/trial/trial.ts";
import { isCount, isRecord, type LogProblem, readLog } from "./read-log.ts";

/** A test from a file. */
export interface SavedTest {
  /** When it was typed, in milliseconds since 1970; `null` where the file does not say. */
  readonly typedOn: number | null;
  /** What was typed, as the menu calls it; `null` where the file does not say. */
  readonly title: string | null;
  readonly trial: FinishedTrial;
  /** How often a key was refused at a mistake; only where that was asked for. */
  readonly refusals?: number;
}

/** A file as it was read. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** What of a file was not understood, and how often. */
export interface FileProblem {
  readonly name: string;
  readonly problem: LogProblem | "notJson" | "tooLarge" | "empty";
  readonly count: number;
}

export interface SavedTests {
  /** Oldest first; tests without a day come first, in the order of the files. None is there twice. */
  readonly tests: readonly SavedTest[];
  readonly problems: readonly FileProblem[];
  /** How many tests were left out since they were there already. */
  readonly repeated: number;
}

/** In code units: some ten thousand tests, and less than a string can hold in any browser. */
export const largestFile = 300_000_000;
const longestTitle = 100;

/** So many tests are read between two moments in which a page can answer. */
const testsAStep = 20;

/** Reads any number of files; see `openingInSteps`. */
export function openSavedTests(files: readonly SavedFile[]): SavedTests {
  const opening = openingInSteps(files);
  let step = opening.next();
  while (!step.done) step = opening.next();
  return step.value;
}

/**
 * Reads files, each a log, a list of logs, or a saved visit: `{ "format": "keypace-saved-tests",
 * "version": 1, "tests": [{ "typedOn": "2026-11-22T19:40:00Z", "title": "Passage", "log": … }] }`.
 * What is not understood is passed over and told by file. Between its steps a page can answer.
 */
export function* openingInSteps(files: readonly SavedFile[]): Generator<void, SavedTests, void> {
  const known = new Map<string, SavedTest>();
  const problems: FileProblem[] = [];
  let repeated = 0;
  let read = 0;
  for (const { name, text } of files) {
    const counts = new Map<FileProblem["problem"], number>();
    const tell = (problem: FileProblem["problem"]) =>
      counts.set(problem, (counts.get(problem) ?? 0) + 1);
    const entries = entriesOf(text);
    if (typeof entries === "string") tell(entries);
    else {
      for (const entry of entries) {
        const test = savedTest(entry);
        if (typeof test === "string") tell(test);
        else {
          const key = keyOf(test.trial);
          const before = known.get(key);
          if (before) repeated += 1;
          if (!before || before.typedOn === null) known.set(key, { ...before, ...test });
        }
        read += 1;
        if (read % testsAStep === 0) yield;
      }
    }
    for (const [problem, count] of counts) problems.push({ name, problem, count });
    yield;
  }
  const tests = [...known.values()].toSorted(
    (one, other) => (one.typedOn ?? -Infinity) - (other.typedOn ?? -Infinity) || 0,
  );
  return { tests, problems, repeated };
}

/** What in a file may be a test. */
function entriesOf(text: string): readonly unknown[] | "notJson" | "tooLarge" | "empty" {
  if (text.length > largestFile) return "tooLarge";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "notJson";
  }
  if (isRecord(value) && value["format"] === "keypace-saved-tests") value = value["tests"];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.length > 0 ? entries : "empty";
}

function savedTest(entry: unknown): SavedTest | LogProblem {
  const { log = entry, typedOn } = isRecord(entry) ? entry : {};
  const trial = readLog(log);
  if (typeof trial === "string") return trial;
  const own = isRecord(entry) ? entry["title"] : undefined;
  const title = own ?? (isRecord(log) ? log["title"] : undefined);
  const refusals = isRecord(log) ? log["refusals"] : undefined;
  const time = typeof typedOn === "string" ? Date.parse(typedOn) : Number.NaN;
  return {
    typedOn: Number.isFinite(time) ? time : null,
    title: typeof title === "string" && title !== "" ? title.slice(0, longestTitle) : null,
    trial,
    ...(isCount(refusals) && { refusals }),
  };
}

/** The same for the same test: the length of everything, and a hash of texts, places and times. */
export function keyOf({ presented, inputStream, startedAt, finishedAt }: FinishedTrial): string {
  let hash = 0x811c9dc5;
  let sum = 0;
  const add = (number: number) => {
    hash = Math.imul(hash ^ (number | 0), 0x01000193);
    sum = Math.imul(sum, 31) + (number | 0);
  };
  const addText = (text: string) => {
    for (let unit = 0; unit < text.length; unit += 1) add(text.charCodeAt(unit));
  };
  for (const character of presented) addText(character);
  for (const { at, start, removed, inserted } of inputStream) {
    add(Math.round((at - startedAt) * 512));
    add(start);
    add(removed);
    for (const character of inserted) addText(character);
  }
  return [presented.length, inputStream.length, finishedAt - startedAt, hash, sum].join();
}
