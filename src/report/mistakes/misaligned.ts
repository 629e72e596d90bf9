import type { Analysis } from "../../engine/analyse.ts";
import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import { accuracy } from "../../engine/metrics/live-stats.ts";
import { countText, numberText, percentText } from "../../format/format-figures.ts";

/** The parts of a sentence, of which the middle one is stressed. */
interface OutOfStep {
  readonly cause: string;
  readonly left: string;
  readonly accuracy: string;
}

/**
 * "174 places differ because of one skipped letter: 2 mistakes left. Counting each mistake once, accuracy is
 * 99%.": why there are more errors than mistakes, where a character was skipped or put in between.
 *
 * @returns `null` where errors and mistakes agree
 */
export function misalignmentSentence({
  summary: { errors, characters },
  alignment,
  presented,
  errorCounts,
}: Pick<Analysis, "summary" | "alignment" | "presented" | "errorCounts">): OutOfStep | null {
  // A wrong letter is wrong in one place, a swap in two, whatever else is typed.
  const beyond = errors - errorCounts.substituted - 2 * errorCounts.swapped;
  const causes = causesOf(alignment, presented);
  if (beyond <= 0 || causes === null) return null;
  const places = countText(errors, "place");
  const differ =
    beyond === errors
      ? `${places} ${errors === 1 ? "differs" : "differ"}`
      : `${places} differ, ${numberText(beyond)} of them`;
  return {
    cause: `${differ} because of ${causes}:`,
    left: `${countText(errorCounts.total, "mistake")} left`,
    accuracy: `Counting each mistake once, accuracy is ${percentText(accuracy(characters, errorCounts.total))}.`,
  };
}

/** What put the text out of step: not what is missing or too many at its very end. */
function causesOf(alignment: readonly AlignedSpan[], presented: readonly string[]): string | null {
  const within = alignment.filter(({ presented: { start, end } }, index) =>
    index === alignment.length - 1 ? end < presented.length : start < presented.length,
  );
  const skipped = within.filter(({ kind }) => kind === "omitted");
  const extra = within.filter(({ kind }) => kind === "inserted").length;
  const isLetters = skipped.every(({ presented: { start } }) =>
    /\p{L}/u.test(presented[start] ?? ""),
  );
  const causes = [
    ...(skipped.length > 0 ? [counted(skipped.length, "skipped", isLetters)] : []),
    ...(extra > 0 ? [counted(extra, "extra", false)] : []),
  ];
  return causes.length > 0 ? causes.join(" and ") : null;
}

function counted(count: number, kind: string, isLetters: boolean): string {
  const noun = isLetters ? "letter" : "character";
  return count === 1 ? `one ${kind} ${noun}` : `${numberText(count)} ${kind} ${noun}s`;
}
