import type { Page } from "@playwright/test";
import { graphemesOf } from "../../src/engine/trial/graphemes.ts";
import { choose } from "../test-aids/result-lists.ts";
import type { KeystrokeLog } from "../../src/saved-tests/keystroke-log.ts";
import { savedBy } from "../test-aids/saved-by.ts";

/** An edit of the input stream. */
export type LoggedEdit = readonly [kind: string, start: number, removed: number, inserted: string];

/** The input streams of a visit's finished tests, from their saved logs. */
export async function loggedEdits(page: Page): Promise<readonly (readonly LoggedEdit[])[]> {
  const { contents } = await savedBy(page, () => choose(page, "Save", "This visit"));
  const { tests } = JSON.parse(contents.toString()) as {
    tests: readonly { log: KeystrokeLog }[];
  };
  return tests.map(({ log }) =>
    log.edits.map(({ kind, start, removed, inserted }) => [kind, start, removed, inserted]),
  );
}

/** The edits, with consecutive keys joined. */
export function joinKeys(edits: readonly LoggedEdit[]): readonly LoggedEdit[] {
  const joined: LoggedEdit[] = [];
  for (const edit of edits) {
    const [kind, start, removed, inserted] = edit;
    const [lastKind, lastStart = 0, lastRemoved = 0, lastInserted = ""] = joined.at(-1) ?? [];
    const continues =
      lastKind === "typed" && start === lastStart + graphemesOf(lastInserted).length;
    if (kind === "typed" && removed === 0 && continues) {
      joined[joined.length - 1] = ["typed", lastStart, lastRemoved, lastInserted + inserted];
    } else joined.push(edit);
  }
  return joined;
}
