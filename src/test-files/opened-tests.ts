import { oncePerTrial } from "./stored-trial.ts";
import { progressPoint } from "./progress.ts";
import {
  type FileProblem,
  type FinishedTest,
  inOrder,
  type OpenedTest,
  openSavedTests,
  type Pause,
} from "./saved-tests.ts";
import { asNamed, entryText } from "./save-tests.ts";
import { savedTitle } from "./saved-title.ts";
import { keyOf } from "./test-key.ts";

/** All that was opened since the page was. */
export interface OpenedTests {
  /** Oldest first, none twice; those without a day come first. */
  readonly tests: readonly OpenedTest[];
  /** How many files had a test in them. */
  readonly files: number;
  /** Of the files opened last. */
  readonly problems: readonly FileProblem[];
  /** Of the files opened last: how many tests were there already. */
  readonly repeated: number;
}

/** Reads files, and adds their tests to those that were opened before. */
export async function openFiles(
  files: readonly File[],
  before: OpenedTests | null,
  pause: Pause,
): Promise<OpenedTests> {
  const found = await openSavedTests(files, pause);
  const known = new Map(before?.tests.map((test) => [test.key, test]));
  let { repeated } = found;
  for (const test of found.tests) {
    const earlier = known.get(test.key);
    if (earlier) repeated += 1;
    if (!earlier || (earlier.typedOn === null && test.typedOn !== null)) {
      known.set(test.key, test);
    }
  }
  return {
    tests: inOrder([...known.values()]),
    files: (before?.files ?? 0) + found.files,
    problems: found.problems,
    repeated,
  };
}

/** Opened tests and those of this visit, oldest first, none twice. */
export function joinedTests(
  opened: readonly OpenedTest[],
  visitTests: readonly FinishedTest[],
): readonly OpenedTest[] {
  const keys = new Set(opened.map(({ key }) => key));
  const own = visitTests.map(openedOfVisit).filter(({ key }) => !keys.has(key));
  return inOrder([...opened, ...own]);
}

/** Its entry is made when it is asked for, and not kept. */
function openedOfVisit(test: FinishedTest): OpenedTest {
  const { typedOn, stored } = test;
  const title = savedTitle(test);
  const { key, point } = pointOf(stored);
  return {
    key,
    typedOn,
    title,
    point: point && { ...point, typedOn, title },
    get entry() {
      return encoder.encode(entryText(asNamed(test)));
    },
  };
}

const pointOf = oncePerTrial((trial) => ({
  key: keyOf(trial),
  point: progressPoint({ typedOn: null, title: null, trial }),
}));

const encoder = new TextEncoder();
