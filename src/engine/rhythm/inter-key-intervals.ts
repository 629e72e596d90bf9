import { type Edit, type Milliseconds, startsClock } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";

/**
 * The interval into each edit of the input stream, `null` where there is none: an interval lies between
 * two keystrokes, corrections included, however long the pause.
 *
 * Keystrokes are here characters typed one at a time, deletions, and changes by an input method of one
 * character at most: its text is provisional, the time of its keys is not. A commit that settles text
 * as it stands comes by itself and is passed over. Any other edit (a paste, a drop, undo, text put in
 * several characters at once) has no rhythm: neither the interval into it nor the one out of it
 * counts. Nothing counts before the first character starts the clock.
 */
export function interKeyIntervals(inputStream: readonly Edit[]): readonly (Milliseconds | null)[] {
  let isRunning = false;
  let last: Milliseconds | null = null;
  return inputStream.map((edit) => {
    const before = last;
    isRunning ||= startsClock(edit);
    if (isSettling(edit) || !isRunning) return null;
    if (!isKeystroke(edit)) {
      last = null;
      return null;
    }
    last = edit.at;
    return before === null ? null : edit.at - before;
  });
}

function isSettling({ kind, removed, inserted }: Edit): boolean {
  return kind === "committed" && removed === inserted.length;
}

function isKeystroke({ kind, removed, inserted }: Edit): boolean {
  const { oneKey } = editMeanings[kind];
  return oneKey !== null && removed <= oneKey.removed && inserted.length <= oneKey.inserted;
}
