import { trialOf } from "./stored-trial.ts";
import { keystrokeLog } from "./keystroke-log.ts";
import { footOfLines, headOfLines } from "./file-entries.ts";
import { savedTitle } from "./saved-title.ts";
import type { FinishedTest, SavedTest } from "./saved-tests.ts";

/**
 * A file that `openSavedTests` reads, a test a line; see docs/keystroke-log.md.
 *
 * @param entries of the tests, each as `entryText` makes it, or the same in UTF-8
 * @returns its text in parts, for all of it can be longer than a string may be.
 */
export function savedTestsParts<Entry extends string | Uint8Array<ArrayBuffer>>(
  entries: readonly Entry[],
): readonly (Entry | string)[] {
  const last = entries.length - 1;
  return [
    `${headOfLines}\n`,
    ...entries.flatMap((entry, index) => [entry, index < last ? ",\n" : "\n"]),
    `${footOfLines}\n`,
  ];
}

/** A test of this visit as it is saved. */
export function asNamed(test: FinishedTest): SavedTest {
  const { stored, exercise: _, ...set } = test;
  return { ...set, title: savedTitle(test), trial: trialOf(stored) };
}

/** A test as JSON, on one line. */
export function entryText({ typedOn, title, trial, ...set }: SavedTest): string {
  return JSON.stringify({
    ...(typedOn !== null && { typedOn: new Date(typedOn).toISOString() }),
    ...(title !== null && { title }),
    log: keystrokeLog(trial, title ?? "", set),
  });
}
