import { isLayoutName, type LayoutName } from "../content/keyboard-layouts.ts";
import type { Level } from "../content/passages.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { TextRecipe } from "../texts/recipe.ts";
import { entriesOf, type Entry, type EntryProblem } from "./file-entries.ts";
import { keyOf } from "./test-key.ts";
import { type ProgressPoint, progressPoint } from "./progress.ts";
import type { StoredTrial } from "./stored-trial.ts";
import { isCount, isRecord, type LogProblem, readLog } from "./read-log.ts";

/** A test from a file. */
export interface SavedTest {
  /** When it was typed, in milliseconds since 1970; `null` where the file does not say. */
  readonly typedOn: number | null;
  /** What was typed, as the menu calls it or as `savedTitle` does; `null` where the file does not say. */
  readonly title: string | null;
  readonly trial: FinishedTrial;
  /** How often a key was refused at a mistake; only where that was asked for. */
  readonly refusals?: number;
  /** The keyboard by which its fingers and neighbouring keys are told; only where the file says. */
  readonly layout?: LayoutName;
}

/** A test finished since the page was opened. */
export interface FinishedTest extends Omit<SavedTest, "trial"> {
  readonly typedOn: number;
  readonly title: string;
  readonly stored: StoredTrial;
  /** What it was typed on; left out where that is not known. */
  readonly exercise?: TypedText;
}

/** What tells kinds of text apart that the menu calls the same. */
export interface TypedText {
  /** `null` where no level applies. */
  readonly level: Level | null;
  /** The BCP 47 tag; `null` where it is not known. */
  readonly language: string | null;
  readonly recipe: TextRecipe;
}

/** What of a file was not understood, and how often. */
export interface FileProblem {
  readonly name: string;
  readonly problem: LogProblem | EntryProblem | "empty" | "unreadable";
  readonly count: number;
}

/**
 * A test from a file, as long as nobody looks at how it was typed: ten thousand trials take all the
 * memory of a page, their entries a quarter of it.
 */
export interface OpenedTest extends Omit<SavedTest, "trial"> {
  /** The same for the same test. */
  readonly key: string;
  /** What a chart shows of it; `null` where it was not typed throughout. */
  readonly point: ProgressPoint | null;
  /** Its entry as the file has it, JSON in UTF-8, from which `savedTestOf` makes the trial again. */
  readonly entry: Uint8Array<ArrayBuffer>;
}

export interface SavedTests {
  /** Oldest first; tests without a day come first, in the order of the files. None is there twice. */
  readonly tests: readonly OpenedTest[];
  readonly problems: readonly FileProblem[];
  /** How many tests were left out since they were there already. */
  readonly repeated: number;
  /** How many files had a test in them. */
  readonly files: number;
}

const longestTitle = 100;

/** Awaited after each test or so, so that a page can answer. */
export type Pause = () => Promise<void> | null;

/**
 * Reads any number of files, each a log, a list of logs, or a saved visit; see docs/keystroke-log.md.
 * What is not understood is passed over and told by file.
 */
export async function openSavedTests(
  files: readonly File[],
  pause: Pause = () => null,
): Promise<SavedTests> {
  const known = new Map<string, OpenedTest>();
  const problems: FileProblem[] = [];
  let repeated = 0;
  let withTests = 0;
  for (const file of files) {
    const counts = new Map<FileProblem["problem"], number>();
    let read = 0;
    const take = (test: OpenedTest | FileProblem["problem"]) => {
      if (typeof test === "string") {
        counts.set(test, (counts.get(test) ?? 0) + 1);
        return;
      }
      read += 1;
      const before = known.get(test.key);
      if (before) repeated += 1;
      if (!before || before.typedOn === null) known.set(test.key, test);
    };
    // One at a time, for each may be as large as the memory bears.
    // oxlint-disable-next-line no-await-in-loop
    await eachTest(file, take, pause);
    if (read > 0) withTests += 1;
    else if (counts.size === 0) take("empty");
    for (const [problem, count] of counts) problems.push({ name: file.name, problem, count });
  }
  return { tests: inOrder([...known.values()]), problems, repeated, files: withTests };
}

async function eachTest(
  file: File,
  take: (test: OpenedTest | FileProblem["problem"]) => void,
  pause: Pause,
): Promise<void> {
  try {
    for await (const entry of entriesOf(file)) {
      take(typeof entry === "string" ? entry : openedTest(entry));
      const rest = pause();
      // oxlint-disable-next-line no-await-in-loop
      if (rest) await rest;
    }
  } catch {
    take("unreadable");
  }
}

/** Tests oldest first, those without a day before all others. */
export function inOrder<Test extends Pick<SavedTest, "typedOn">>(
  tests: readonly Test[],
): readonly Test[] {
  return tests.toSorted(
    (one, other) => (one.typedOn ?? -Infinity) - (other.typedOn ?? -Infinity) || 0,
  );
}

function openedTest({ value, bytes }: Entry): OpenedTest | LogProblem {
  const test = savedTest(value);
  if (typeof test === "string") return test;
  const { typedOn, title, trial } = test;
  return { key: keyOf(trial), typedOn, title, point: progressPoint(test), entry: bytes };
}

/** The test with all that was typed. */
export function savedTestOf({ entry }: OpenedTest): SavedTest {
  const test = readSavedTest(new TextDecoder().decode(entry));
  if (typeof test === "string") throw new Error(`A test that was opened is ${test}.`);
  return test;
}

/** The test of a file that has one alone. */
export function readSavedTest(json: string): SavedTest | LogProblem | "notJson" {
  try {
    return savedTest(JSON.parse(json));
  } catch {
    return "notJson";
  }
}

function savedTest(entry: unknown): SavedTest | LogProblem {
  const { log = entry, typedOn } = isRecord(entry) ? entry : {};
  const trial = readLog(log);
  if (typeof trial === "string") return trial;
  const own = isRecord(entry) ? entry["title"] : undefined;
  const title = own ?? (isRecord(log) ? log["title"] : undefined);
  const { refusals, layout } = isRecord(log) ? log : {};
  return {
    typedOn: typedOnOf(typedOn),
    title: typeof title === "string" && title !== "" ? title.slice(0, longestTitle) : null,
    trial,
    ...(isCount(refusals) && { refusals }),
    ...(isLayoutName(layout) && { layout }),
  };
}

const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];

/** @returns `null` for anything but a date of the years 2000 to 2199 */
function typedOnOf(date: unknown): number | null {
  const time = typeof date === "string" ? Date.parse(date) : Number.NaN;
  return time >= earliest && time < latest ? time : null;
}
