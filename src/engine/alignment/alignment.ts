import type { Work } from "../work.ts";
import type { Span } from "../trial/edit.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import {
  type AlignmentEnd,
  characterCodes,
  fixingLength,
  matchingSegments,
  type Texts,
} from "./matching-segments.ts";

/** How characters of the two texts are paired. */
export type AlignedKind = "same" | "substituted" | "omitted" | "inserted" | "swapped";

/**
 * A part of an alignment: a run of characters that are the `same`, or one error. `omitted` has an empty
 * span of transcribed text, `inserted` one of presented text, `swapped` two characters of both.
 */
export interface AlignedSpan {
  readonly kind: AlignedKind;
  readonly presented: Span;
  readonly transcribed: Span;
}

/** Clusters of errors up to about this length are aligned as a whole. */
const maxClusterLength = 100;

/**
 * One optimal alignment of presented and transcribed text: the fewest errors, each a character substituted,
 * omitted or inserted, or two neighbours swapped, none of which is touched again (optimal string
 * alignment). A skipped character is one error, not everything after it. MacKenzie & Soukoreff 2002;
 * Damerau 1964 for swaps.
 *
 * Among several optimal alignments, it is the one with the fewest runs of errors, then the one whose
 * errors, compared from the end, stand furthest left; then a swap goes before a substitution, an omission
 * and an insertion. The choice is made within each cluster of errors: until 32 characters are right in a
 * row, or, among errors without a pause, about every 100 characters.
 *
 * With more than 2,000 errors there may be a few more than the fewest: see `matchingSegments`.
 *
 * @param swaps whether two swapped neighbours count as one error or, as in the minimum string distance, as
 *   two
 * @returns the spans in order, without gaps in either text; of text left over at an open end there is no
 *   span.
 */
export function* alignInSteps(
  presented: readonly string[],
  transcribed: readonly string[],
  end: AlignmentEnd = "whole",
  swaps: "one error" | "two errors" = "one error",
): Work<readonly AlignedSpan[]> {
  const [meant, typed] = characterCodes(presented, transcribed);
  const texts: Texts = { meant, typed, hasSwaps: swaps === "one error", end };
  const spans: AlignedSpan[] = [];
  let from = { presented: 0, transcribed: 0 };

  function add(kind: AlignedKind, rows: number, columns: number) {
    const to = { presented: from.presented + rows, transcribed: from.transcribed + columns };
    const before = kind === "same" && spans.at(-1)?.kind === "same" ? spans.pop() : undefined;
    spans.push({
      kind,
      presented: { start: before?.presented.start ?? from.presented, end: to.presented },
      transcribed: { start: before?.transcribed.start ?? from.transcribed, end: to.transcribed },
    });
    from = to;
  }

  function addCluster(presentedEnd: number, transcribedEnd: number) {
    const steps = alignCluster({
      ...texts,
      meant: meant.subarray(from.presented, presentedEnd),
      typed: typed.subarray(from.transcribed, transcribedEnd),
    });
    for (const kind of steps) {
      const length = kind === "swapped" ? 2 : 1;
      add(kind, kind === "inserted" ? 0 : length, kind === "omitted" ? 0 : length);
    }
  }

  const margin = fixingLength / 2;
  const segments = yield* matchingSegments(texts);
  for (const [index, segment] of segments.entries()) {
    const isFirst = index === 0;
    const isLast = index === segments.length - 1;
    const clusterLength = Math.max(
      segment.presented - from.presented,
      segment.transcribed - from.transcribed,
    );
    const isFixed = segment.length >= fixingLength || clusterLength >= maxClusterLength;
    if (!isFirst && !isLast && !isFixed) continue;

    const lead = isFirst ? 0 : Math.min(segment.length, margin);
    if (!isFirst) {
      addCluster(segment.presented + lead, segment.transcribed + lead);
      yield;
    }
    const tail = isLast ? 0 : Math.min(segment.length - lead, margin);
    const same = segment.length - lead - tail;
    if (same > 0) add("same", same, same);
  }
  return spans;
}

/**
 * The alignment of a trial's texts, without errors that only the end of the trial brings about. A trial that
 * ended before its text is compared as far as it was typed. Any other ended when as many characters were
 * typed as presented: extra characters end it before the last ones of the text, and after skipped ones others
 * must be typed to end it. So one of the texts may have a rest if that leaves fewer errors.
 */
export function* alignTrialInSteps({
  presented,
  transcribed: { graphemes },
}: FinishedTrial): Work<readonly AlignedSpan[]> {
  if (graphemes.length < presented.length) {
    return yield* alignInSteps(presented, graphemes, "open presented");
  }
  let best = yield* alignInSteps(presented, graphemes);
  if (graphemes.length > presented.length) return best;
  for (const end of ["open presented", "open transcribed"] as const) {
    if (errorsIn(best) < 2) break;
    const other = yield* alignInSteps(presented, graphemes, end);
    if (errorsIn(other) < errorsIn(best)) best = other;
  }
  return best;
}

/** How many errors an alignment has. */
export function errorsIn(alignment: readonly AlignedSpan[]): number {
  return alignment.filter(({ kind }) => kind !== "same").length;
}

/** One error outweighs any number of runs of errors in a cluster. */
const errorCost = 1 << 16;
const runCost = 1;
const unreachable = 0x7fff_ffff - errorCost - runCost;

/** Errors in the order of preference among alignments of equal cost. */
const errorSteps = [
  { kind: "swapped", rows: 2, columns: 2 },
  { kind: "substituted", rows: 1, columns: 1 },
  { kind: "omitted", rows: 1, columns: 0 },
  { kind: "inserted", rows: 0, columns: 1 },
] as const;

const sameStep = { kind: "same", rows: 1, columns: 1 } as const;

/**
 * The best alignment of two short texts, step by step, in order: fewest errors, then fewest runs of
 * errors, then the errors furthest left.
 *
 * The whole distance matrix (optimal string alignment: Levenshtein 1966 with the swaps of Damerau
 * 1964), each cell stored twice: for alignments that end in a shared character, and in an error.
 */
function alignCluster({ meant, typed, hasSwaps }: Texts): readonly AlignedKind[] {
  const width = typed.length + 1;
  const afterSame = new Int32Array((meant.length + 1) * width).fill(unreachable);
  const afterError = afterSame.slice();
  const beforeError = afterSame.slice();
  /** The error step that led to each cell. */
  const errorStep = new Uint8Array(afterSame.length);
  const isSwap = (row: number, column: number) =>
    hasSwaps && meant[row - 1] === typed[column - 2] && meant[row - 2] === typed[column - 1];

  for (let row = 0; row <= meant.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      let same = cell === 0 ? 0 : unreachable;
      if (row > 0 && column > 0 && meant[row - 1] === typed[column - 1]) {
        const before = cell - width - 1;
        same = Math.min(afterSame[before] ?? 0, afterError[before] ?? 0);
      }
      let error = unreachable;
      for (const [index, { kind, rows, columns }] of errorSteps.entries()) {
        const isPossible = row >= rows && column >= columns;
        if (!isPossible || (kind === "swapped" && !isSwap(row, column))) continue;
        const cost = beforeError[cell - rows * width - columns] ?? 0;
        if (cost >= error) continue;
        error = cost;
        errorStep[cell] = index;
      }
      afterSame[cell] = same;
      afterError[cell] = error;
      beforeError[cell] = errorCost + Math.min(same + runCost, error);
    }
  }

  const steps: AlignedKind[] = [];
  let cell = afterSame.length - 1;
  let startOfRun = 0;
  while (cell > 0) {
    const isError = (afterError[cell] ?? 0) < (afterSame[cell] ?? 0) + startOfRun;
    const step = (isError && errorSteps[errorStep[cell] ?? 0]) || sameStep;
    steps.push(step.kind);
    cell -= step.rows * width + step.columns;
    startOfRun = isError ? runCost : 0;
  }
  return steps.toReversed();
}
