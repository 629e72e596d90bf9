import { withoutInvisibles } from "../texts/without-invisibles.ts";
import { pauseWhenDue } from "../ui/idle.ts";
import { entriesOf, type EntryProblem } from "./file-entries.ts";
import { openedTest, type ProgressTest, progressTest } from "./progress-test.ts";
import { isRecord, type LogProblem, readEntry } from "./read-log.ts";
import type { StoredTest } from "./stored-test.ts";

/** What in a file was not understood, and how often. */
interface FileProblem {
  readonly name: string;
  readonly problem: LogProblem | EntryProblem | "empty" | "foreign" | "plan" | "unreadable";
  readonly count: number;
}

/** The tests of all files opened since the page was. */
export interface OpenedTests {
  /** Oldest first, each once; those without a date come first. */
  readonly tests: readonly ProgressTest[];
  /** How many files had a test in them. */
  readonly files: number;
  /** Of the files opened last. */
  readonly problems: readonly FileProblem[];
  /** How many tests of the files opened last were open already. */
  readonly repeated: number;
}

/**
 * Reads files, each a log, a list of logs, or a saved visit (see docs/use/keystroke-log.md), and adds their
 * tests to those opened before. What cannot be read is ignored and reported by file. The page stays
 * responsive meanwhile.
 *
 * @param onProgress called with the share of the bytes that have been read
 * @throws the reason of `signal` if it is aborted.
 */
export async function openTests(
  files: readonly File[],
  before: OpenedTests | null = null,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<OpenedTests> {
  const known = new Map(before?.tests.map((test) => [test.key, test]));
  const problems: FileProblem[] = [];
  const pause = pauseWhenDue();
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let sizeBefore = 0;
  let repeated = 0;
  let withTests = 0;
  for (const file of files) {
    const counts = new Map<FileProblem["problem"], number>();
    let read = 0;
    const onRead = (bytes: number) => onProgress((sizeBefore + bytes) / Math.max(1, size));
    // One at a time, because each may be as large as the memory allows.
    for await (const test of testsOf(file, onRead, pause, signal)) {
      if (typeof test === "string") {
        counts.set(test, (counts.get(test) ?? 0) + 1);
        continue;
      }
      read += 1;
      const earlier = known.get(test.key);
      if (earlier) repeated += 1;
      if (!earlier || (earlier.typedOn === null && test.typedOn !== null)) {
        known.set(test.key, test);
      }
    }
    onRead(file.size);
    sizeBefore += file.size;
    if (read > 0) withTests += 1;
    else if (counts.size === 0) counts.set("empty", 1);
    // “cut” would say that part of the file was opened, but nothing was.
    else if (counts.delete("cut")) counts.set("notJson", 1);
    const isForeign = read === 0 && counts.size === 1 && counts.has("notALog");
    const name = withoutInvisibles(file.name);
    for (const [problem, count] of counts) {
      problems.push({ name, problem: isForeign ? "foreign" : problem, count });
    }
  }
  return {
    tests: inOrder([...known.values()]),
    files: (before?.files ?? 0) + withTests,
    problems,
    repeated,
  };
}

/** The tests of a file, and a problem for each entry that is none. */
async function* testsOf(
  file: File,
  onRead: (bytes: number) => void,
  pause: () => Promise<void> | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<ProgressTest | FileProblem["problem"]> {
  try {
    for await (const entry of entriesOf(file, onRead)) {
      if (typeof entry === "string") {
        yield entry;
        continue;
      }
      if (isRecord(entry.value) && entry.value["format"] === "keypace-plan") {
        yield "plan";
        continue;
      }
      const steps = readEntry(entry.value);
      let step;
      do {
        step = steps.next();
        await pause();
        signal?.throwIfAborted();
      } while (!step.done);
      yield typeof step.value === "string" ? step.value : openedTest(step.value, entry.bytes);
    }
  } catch {
    signal?.throwIfAborted();
    yield "unreadable";
  }
}

/** Opened tests and those of this visit, oldest first, each once. */
export function joinedTests(
  opened: readonly ProgressTest[],
  visitTests: readonly StoredTest[],
): readonly ProgressTest[] {
  const own = visitTests.map(progressTest);
  const keys = new Set(own.map(({ key }) => key));
  return inOrder([...opened.filter(({ key }) => !keys.has(key)), ...own]);
}

function inOrder(tests: readonly ProgressTest[]): readonly ProgressTest[] {
  return tests.toSorted(
    (one, other) => (one.typedOn ?? -Infinity) - (other.typedOn ?? -Infinity) || 0,
  );
}
