import { sum } from "../engine/sum.ts";
import { withoutInvisibles } from "../texts/without-invisibles.ts";
import { pauseWhenDue } from "../ui/idle.ts";
import { entriesOf, type EntryProblem } from "./file-entries.ts";
import { type ProgressTest, progressTest } from "./progress-test.ts";
import { isRecord, type LogProblem, readEntry } from "./read-log.ts";
import type { StoredTest } from "./stored-test.ts";

type Problem = LogProblem | EntryProblem | "empty" | "foreign" | "plan" | "unreadable";

/** A kind of problem in a file, and how often it occurred. */
interface FileProblem {
  readonly name: string;
  readonly problem: Problem;
  readonly count: number;
}

/** The tests of all files opened since the page was. */
export interface OpenedTests {
  /** Oldest first, each once; those without a date come first. */
  readonly tests: readonly ProgressTest[];
  /** How many files had a test that was not open before. */
  readonly files: number;
  /** The problems of the files opened last. */
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
  const size = sum(files.map((file) => file.size));
  let sizeBefore = 0;
  let repeated = 0;
  let withNewTests = 0;
  for (const file of files) {
    const counts = new Map<Problem, number>();
    let hasTests = false;
    const knownBefore = known.size;
    const onRead = (bytes: number) => onProgress((sizeBefore + bytes) / Math.max(1, size));
    // One at a time, because each may be as large as the memory allows.
    for await (const test of testsOf(file, onRead, pause, signal)) {
      if (typeof test === "string") {
        counts.set(test, (counts.get(test) ?? 0) + 1);
        continue;
      }
      hasTests = true;
      const earlier = known.get(test.key);
      if (earlier) repeated += 1;
      if (!earlier || (earlier.typedOn === null && test.typedOn !== null)) {
        known.set(test.key, test);
      }
    }
    onRead(file.size);
    sizeBefore += file.size;
    if (known.size > knownBefore) withNewTests += 1;
    problems.push(...problemsOf(file, counts, hasTests));
  }
  return {
    tests: inOrder([...known.values()]),
    files: (before?.files ?? 0) + withNewTests,
    problems,
    repeated,
  };
}

/** The problems of a file as they are reported. Some mean something else in a file without tests. */
function problemsOf(
  file: File,
  counts: ReadonlyMap<Problem, number>,
  hasTests: boolean,
): readonly FileProblem[] {
  const name = withoutInvisibles(file.name);
  if (!hasTests && counts.size === 0) return [{ name, problem: "empty", count: 1 }];
  return Array.from(counts, ([problem, count]) => {
    if (hasTests) return { name, problem, count };
    // “cut” would say that part of the file was opened.
    if (problem === "cut") return { name, problem: "notJson", count };
    const isForeign = problem === "notALog" && counts.size === 1;
    return { name, problem: isForeign ? "foreign" : problem, count };
  });
}

/** The tests of a file, and a problem for each entry that is not a test. */
async function* testsOf(
  file: File,
  onRead: (bytes: number) => void,
  pause: () => Promise<void> | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<ProgressTest | Problem> {
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
      // Without its trial, because ten thousand of them would fill the memory of a page.
      yield typeof step.value === "string"
        ? step.value
        : { ...progressTest(step.value), trial: entry.bytes };
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
  return tests.toSorted((one, other) => (one.typedOn ?? 0) - (other.typedOn ?? 0));
}
