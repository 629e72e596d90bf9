import type { Milliseconds } from "../trial/edit.ts";
import type { ErrorKind, TypingLog } from "./typing-log.ts";

interface LedgerFigures {
  readonly duration: Milliseconds;
  readonly intervals: readonly Milliseconds[];
  readonly medianInterval: Milliseconds;
  /** Places at which the two texts differ. */
  readonly errors: number;
  readonly wrongKeystrokes: number;
  readonly deletions: number;
  /** Mistakes by kind. */
  readonly left: Readonly<Record<ErrorKind, number>>;
  readonly corrected: Readonly<Record<ErrorKind, number>>;
  /**
   * Minimum string distance, in which a swap counts twice, and text that was never reached and text past
   * the end count too.
   */
  readonly distance: number;
  /** Characters of the final text that are right. */
  readonly correct: number;
}

/** For tests: the figures of a log, worked out from its ledger and nothing else. */
export function ledgerFigures({ presented, ledger }: TypingLog): LedgerFigures {
  const { strokes, errors, untyped, surplus, transcribed } = ledger;
  const intervals = strokes.slice(1).map(({ interval }) => interval);
  const count = (kind: ErrorKind, isCorrected: boolean) =>
    errors.filter((error) => error.kind === kind && error.isCorrected === isCorrected).length;
  const left = {
    substituted: count("substituted", false),
    omitted: count("omitted", false),
    inserted: count("inserted", false),
    swapped: count("swapped", false),
  };
  return {
    duration: intervals.reduce((sum, interval) => sum + interval, 0),
    intervals,
    medianInterval: medianOf(intervals),
    errors: Array.from(transcribed).filter((typed, place) => typed !== presented[place]).length,
    wrongKeystrokes: strokes.filter(({ isWrongInPlace }) => isWrongInPlace).length,
    deletions: strokes.filter(({ key }) => key === "").length,
    left,
    corrected: {
      substituted: count("substituted", true),
      omitted: count("omitted", true),
      inserted: count("inserted", true),
      swapped: count("swapped", true),
    },
    distance:
      left.substituted + left.omitted + left.inserted + 2 * left.swapped + untyped + surplus,
    correct: transcribed.length - left.substituted - left.inserted - 2 * left.swapped - surplus,
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = 0, upper = 0] = [Math.ceil, Math.floor].map(
    (round) => sorted[round((sorted.length - 1) / 2)],
  );
  return (lower + upper) / 2;
}
