import { runToEnd, type Work } from "../work.ts";
import { alignCluster, type StepKind } from "./align-cluster.ts";
import { characterCodes } from "./character-codes.ts";
import type { Span } from "../trial/edit.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import type { AlignmentEnd } from "./error-waves.ts";
import { matchingSegments, fixingLength } from "./matching-segments.ts";

/**
 * A part of an alignment: `same` characters as long as they last, or one error. `omitted` has an
 * empty span of transcribed text, `inserted` one of presented text, `swapped` two characters of both.
 */
export interface AlignedSpan {
  readonly kind: StepKind;
  readonly presented: Span;
  readonly transcribed: Span;
}

/** Whether two swapped neighbours count as one error or, as in the minimum string distance, as two. */
export type Swaps = "one error" | "two errors";

/** Clusters of errors up to about this length are aligned as a whole. */
const longestCluster = 100;

/** Matching segments turned into spans in one step. */
const segmentsPerStep = 500;

/**
 * One optimal alignment of presented and transcribed text: the fewest errors, each a character
 * substituted, omitted or inserted, or two neighbours swapped, none of which is touched again (optimal
 * string alignment). A skipped character is one error, not everything after it. MacKenzie & Soukoreff
 * 2002; Damerau 1964 for swaps.
 *
 * Of several optimal alignments it is the one with the fewest runs of errors, then the one whose errors,
 * compared from the end, stand furthest left; then a swap goes before a substitution, an omission and an
 * insertion. The choice is made within each cluster of errors: until 32 characters are right in a row,
 * or, among errors without a pause, about every 100 characters.
 *
 * With more than 2,000 errors there may be a few more than the fewest: see `matchingSegments`.
 *
 * @returns the spans in order, without gaps in either text; of presented text left over at an open end
 * there is no span.
 */
export function align(
  presented: readonly string[],
  transcribed: readonly string[],
  end: AlignmentEnd = "whole",
  swaps: Swaps = "one error",
): readonly AlignedSpan[] {
  return runToEnd(alignInSteps(presented, transcribed, end, swaps));
}

function* alignInSteps(
  presented: readonly string[],
  transcribed: readonly string[],
  end: AlignmentEnd,
  swaps: Swaps = "one error",
): Work<readonly AlignedSpan[]> {
  const [one, other] = characterCodes(presented, transcribed);
  const hasSwaps = swaps === "one error";
  const spans: AlignedSpan[] = [];
  let from = { presented: 0, transcribed: 0 };

  function add(kind: StepKind, rows: number, columns: number) {
    const to = { presented: from.presented + rows, transcribed: from.transcribed + columns };
    const last = spans.at(-1);
    const isLonger = kind === "same" && last?.kind === "same";
    if (isLonger) spans.pop();
    spans.push({
      kind,
      presented: { start: isLonger ? last.presented.start : from.presented, end: to.presented },
      transcribed: {
        start: isLonger ? last.transcribed.start : from.transcribed,
        end: to.transcribed,
      },
    });
    from = to;
  }

  function addCluster(presentedEnd: number, transcribedEnd: number) {
    const steps = alignCluster({
      one: one.subarray(from.presented, presentedEnd),
      other: other.subarray(from.transcribed, transcribedEnd),
      hasSwaps,
    });
    for (const kind of steps) {
      const length = kind === "swapped" ? 2 : 1;
      add(kind, kind === "inserted" ? 0 : length, kind === "omitted" ? 0 : length);
    }
  }

  const margin = fixingLength / 2;
  const segments = yield* matchingSegments({ one, other, hasSwaps }, end);
  for (const [index, segment] of segments.entries()) {
    if (index % segmentsPerStep === segmentsPerStep - 1) yield;
    const isFirst = index === 0;
    const isLast = index === segments.length - 1;
    const clusterLength = Math.max(
      segment.presented - from.presented,
      segment.transcribed - from.transcribed,
    );
    const isFixed = segment.length >= fixingLength || clusterLength >= longestCluster;
    if (!isFirst && !isLast && !isFixed) continue;

    const lead = isFirst ? 0 : Math.min(segment.length, margin);
    if (!isFirst) addCluster(segment.presented + lead, segment.transcribed + lead);
    const tail = isLast ? 0 : Math.min(segment.length - lead, margin);
    const same = segment.length - lead - tail;
    if (same > 0) add("same", same, same);
  }
  return spans;
}

/** The alignment of a trial's texts. A trial that ended before its text is compared as far as it was typed. */
export function alignTrialInSteps({
  presented,
  transcribed,
}: FinishedTrial): Work<readonly AlignedSpan[]> {
  const { graphemes } = transcribed;
  return alignInSteps(
    presented,
    graphemes,
    graphemes.length >= presented.length ? "whole" : "open",
  );
}
