/** The parts of a keystroke log that figures are computed from; docs/use/keystroke-log.md. */
export interface StudyLog {
  readonly presented: string;
  readonly duration: number;
  readonly edits: readonly {
    readonly at: number;
    readonly start: number;
    readonly removed: number;
    readonly inserted: string;
  }[];
}

/**
 * The figures of a phrase that keys typed and Backspace corrected, from its log alone and from the papers
 * that docs/use/table.md names, without any code of the site.
 */
export function recomputedFigures({ presented, duration, edits }: StudyLog) {
  let transcribed = "";
  let [erased, fixes] = [0, 0];
  for (const { start, removed, inserted } of edits) {
    transcribed = transcribed.slice(0, start) + inserted + transcribed.slice(start + removed);
    erased += removed;
    fixes += removed > 0 && inserted === "" ? 1 : 0;
  }
  const distance = editDistance(presented, transcribed);
  const longer = Math.max(presented.length, transcribed.length);
  const correct = longer - distance;
  const all = correct + distance + erased;
  const typed = edits.filter(({ inserted }) => inserted !== "");
  const minutes = duration / 60_000;
  return {
    Errors: Array.from(transcribed).filter((each, at) => each !== presented[at]).length,
    Characters: transcribed.length,
    "Speed not rounded (WPM)": transcribed.length / 5 / minutes,
    "Entry rate (WPM)": (transcribed.length - 1) / 5 / minutes,
    "Minimum string distance": distance,
    "MSD error rate": distance / longer,
    "Correct (C)": correct,
    "Incorrect not fixed (INF)": distance,
    "Incorrect fixed (IF)": erased,
    "Fixes (F)": fixes,
    Keystrokes: typed.length + fixes,
    "Keystrokes per character": (typed.length + fixes) / transcribed.length,
    "Uncorrected error rate": distance / all,
    "Corrected error rate": erased / all,
    "Total error rate": (distance + erased) / all,
    "Utilised bandwidth": correct / (all + fixes),
    "Time (s)": duration / 1000,
  };
}

/** Levenshtein's distance by its recursive definition, row by row. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (character === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
