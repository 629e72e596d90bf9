import { keystrokeLog } from "../share/keystroke-log.ts";
import type { SavedTest } from "../../progress/saved-tests.ts";

/**
 * Tests as one file that `openingInSteps` reads, a test a line; see docs/keystroke-log.md.
 *
 * @returns its text in parts, for all of it can be longer than a string may be.
 */
export function savedTestsParts(tests: readonly SavedTest[]): readonly string[] {
  return [
    '{"format":"keypace-saved-tests","version":1,"tests":[\n',
    ...tests.map((test, index) => `${entryText(test)}${index < tests.length - 1 ? "," : ""}\n`),
    "]}\n",
  ];
}

function entryText({ typedOn, title, trial, refusals }: SavedTest): string {
  return JSON.stringify({
    ...(typedOn !== null && { typedOn: new Date(typedOn).toISOString() }),
    ...(title !== null && { title }),
    log: keystrokeLog(trial, title ?? "", refusals),
  });
}
