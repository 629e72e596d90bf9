import { stepWhenIdle } from "../analyse-when-idle.ts";
import type { FinishedTest } from "../finished-test.ts";
import { type ProgressPoint, progressPoint } from "../../progress/progress.ts";
import {
  type FileProblem,
  keyOf,
  largestFile,
  openingInSteps,
  type SavedTest,
} from "../../progress/saved-tests.ts";

/** A test from a file, with what a chart shows of it. */
export interface OpenedTest extends SavedTest {
  /** The same for the same test. */
  readonly key: string;
  /** `null` where it was not typed throughout. */
  readonly point: ProgressPoint | null;
}

/** All that was opened since the page was. */
export interface OpenedTests {
  /** Oldest first, none twice; those without a day come first. */
  readonly tests: readonly OpenedTest[];
  /** How many files had a test in them. */
  readonly files: number;
  /** Of the files opened last. */
  readonly problems: readonly (FileProblem | UnreadFile)[];
  /** Of the files opened last: how many tests were there already. */
  readonly repeated: number;
}

/** A file that the browser does not hand out. */
interface UnreadFile {
  readonly name: string;
  readonly problem: "unreadable";
  readonly count: 1;
}

/** Reads files one after the other while the page has nothing else to do, and adds their tests. */
export async function openFiles(
  files: readonly File[],
  before: OpenedTests | null,
): Promise<OpenedTests> {
  let opened: OpenedTests = {
    tests: before?.tests ?? [],
    files: before?.files ?? 0,
    problems: [],
    repeated: 0,
  };
  for (const file of files) {
    // One at a time, for each may be as large as the memory bears.
    // oxlint-disable-next-line no-await-in-loop
    opened = await openFile(file, opened);
  }
  return opened;
}

async function openFile(file: File, before: OpenedTests): Promise<OpenedTests> {
  const { name } = file;
  const problem = (kind: "tooLarge" | "unreadable"): OpenedTests => ({
    ...before,
    problems: [...before.problems, { name, problem: kind, count: 1 }],
  });
  if (file.size > largestFile) return problem("tooLarge");
  try {
    const text = await file.text();
    return await whenIdleAll(addingInSteps({ name, text }, before));
  } catch {
    return problem("unreadable");
  }
}

function* addingInSteps(
  file: { readonly name: string; readonly text: string },
  before: OpenedTests,
): Generator<void, OpenedTests, void> {
  const { tests, problems, repeated } = yield* openingInSteps([file]);
  const known = new Map(before.tests.map((test) => [test.key, test]));
  let again = repeated;
  for (const [index, test] of tests.entries()) {
    const key = keyOf(test.trial);
    const earlier = known.get(key);
    if (earlier) again += 1;
    if (!earlier || (earlier.typedOn === null && test.typedOn !== null)) {
      known.set(key, openedTest(key, test));
    }
    if (index % testsAStep === 0) yield;
  }
  return {
    tests: inOrder([...known.values()]),
    files: before.files + (tests.length > 0 ? 1 : 0),
    problems: [...before.problems, ...problems],
    repeated: before.repeated + again,
  };
}

const testsAStep = 20;

/** Opened tests and those of this visit, oldest first, none twice. */
export function joinedTests(
  opened: readonly OpenedTest[],
  visitTests: readonly FinishedTest[],
): readonly OpenedTest[] {
  const keys = new Set(opened.map(({ key }) => key));
  const own = visitTests
    .map((test) => openedTest(keyOf(test.trial), test))
    .filter(({ key }) => !keys.has(key));
  return inOrder([...opened, ...own]);
}

function openedTest(key: string, test: SavedTest): OpenedTest {
  return { ...test, key, point: progressPoint(test) };
}

function inOrder(tests: readonly OpenedTest[]): readonly OpenedTest[] {
  return tests.toSorted(
    (one, other) => (one.typedOn ?? -Infinity) - (other.typedOn ?? -Infinity) || 0,
  );
}

/** Does a work in steps whenever the page has nothing else to do. */
function whenIdleAll<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  return new Promise((resolve, reject) => {
    stepWhenIdle(() => {
      try {
        const step = steps.next();
        if (step.done) resolve(step.value);
        return !step.done;
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        return false;
      }
    });
  });
}
