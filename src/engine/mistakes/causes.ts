import { withoutCombiningMarks } from "../trial/same-character.ts";
import type { Mistake } from "./mistakes.ts";

/** The likely causes of mistakes, in the order of the rules; see `mistakeCauses`. */
const causes = [
  "word skipped",
  "word repeated",
  "case",
  "mark",
  "doubling",
  "too early",
  "neighbour",
  "other",
] as const;

export type Cause = (typeof causes)[number];

/** How often a cause occurred, corrected or not. */
export interface CauseCount {
  readonly cause: Cause;
  /** Mistakes; for a cause that concerns words, words, each character of which is a mistake. */
  readonly count: number;
  /** The distinct characters or words, most frequent first. */
  readonly texts: readonly string[];
}

/**
 * The mistakes by cause. Each mistake has the cause of the first rule that fits; causes without mistakes
 * are left out:
 *
 * - word skipped: a whole word with the space beside it was left out
 * - word repeated: a whole word with the space beside it, typed twice
 * - case: the same letter, lower case instead of upper case or the other way round
 * - mark: the same letter with a missing, extra or wrong accent, or a missing punctuation mark
 * - doubling: a single letter typed twice, or a double letter typed once
 * - too early: two neighbours swapped, or, a guess, the next letter typed instead
 * - neighbour: a guess, the key beside the right one
 * - other: no rule fits
 *
 * @param areNeighbours whether two characters are on keys next to each other, on the typist's layout
 */
export function mistakeCauses(
  presented: readonly string[],
  mistakes: readonly Mistake[],
  areNeighbours: (one: string, other: string) => boolean,
): readonly CauseCount[] {
  const found = consecutiveMistakes(mistakes).flatMap((run) => {
    const word = wordMistake(presented, run);
    if (word) return [word];
    return run.map((mistake) => ({
      cause: causeOf(presented, mistake, areNeighbours),
      text: mistake.presented || mistake.typed,
    }));
  });
  return causes.flatMap((cause) => {
    const texts = found.filter((each) => each.cause === cause).map(({ text }) => text);
    if (texts.length === 0) return [];
    const groups = [...Map.groupBy(texts, (text) => text)];
    const ranked = groups.toSorted(([, one], [, other]) => other.length - one.length);
    return [{ cause, count: texts.length, texts: ranked.map(([text]) => text) }];
  });
}

function causeOf(
  presented: readonly string[],
  { kind, position, presented: meant, typed }: Mistake,
  areNeighbours: (one: string, other: string) => boolean,
): Cause {
  const [before, here, after] = [-1, 0, 1].map((offset) => presented[position + offset]);
  if (kind === "swapped") return "too early";
  if (kind === "omitted") {
    if (meant === before || meant === after) return "doubling";
    return /^\p{Punctuation}/u.test(meant) ? "mark" : "other";
  }
  if (kind === "inserted") {
    if (typed === before || typed === here) return "doubling";
    const isBeside = [before, here].some((other) => other && areNeighbours(other, typed));
    return isBeside ? "neighbour" : "other";
  }
  const isTurkishCase = /^(?:Iı|ıI|İi|iİ)$/.test(meant + typed);
  if (isTurkishCase || meant.toLowerCase() === typed.toLowerCase()) return "case";
  if (bareLetter(meant) === bareLetter(typed)) return "mark";
  if (areNeighbours(meant, typed)) return "neighbour";
  return typed === after ? "too early" : "other";
}

function bareLetter(character: string): string {
  return withoutCombiningMarks(character).toLowerCase();
}

/** The mistakes in runs. A run of several has omitted or inserted characters only, which may be a word. */
function consecutiveMistakes(mistakes: readonly Mistake[]): readonly (readonly Mistake[])[] {
  const runs: Mistake[][] = [];
  for (const mistake of mistakes) {
    const run = runs.at(-1);
    if (run && goesOn(run.at(-1), mistake)) run.push(mistake);
    else runs.push([mistake]);
  }
  return runs;
}

function goesOn(one: Mistake | undefined, next: Mistake): boolean {
  if (!one || one.kind !== next.kind || one.isCorrected !== next.isCorrected) return false;
  if (one.kind === "omitted") return next.position === one.position + 1;
  return one.kind === "inserted" && next.position === one.position;
}

/**
 * The word that a run skipped or repeated; `null` if it is none. An alignment prefers the furthest left of
 * equal mistakes, “e els” for “else ” skipped in “someone else”, so the run is moved right as far as it
 * stays equal.
 */
function wordMistake(presented: readonly string[], run: readonly Mistake[]) {
  const [first] = run;
  const { length } = run;
  if (!first || length < 2) return null;
  const isSkipped = first.kind === "omitted";
  const cause: Cause = isSkipped ? "word skipped" : "word repeated";
  const text = run.map((mistake) => mistake.presented || mistake.typed);
  for (let moved = 0; moved < length; moved += 1) {
    const start = first.position + moved;
    for (const from of isSkipped ? [start] : [start - length, start]) {
      if (!areWords(presented, from, from + length)) continue;
      const word = presented.slice(Math.max(0, from), from + length).join("");
      const isEqual = word === text.slice(moved).concat(text.slice(0, moved)).join("");
      if (isEqual) return { cause, text: word.trim() };
    }
    if (presented[isSkipped ? start + length : start] !== text[moved]) return null;
  }
  return null;
}

/** Whether a part of a text is whole words with the space on one side. */
function areWords(presented: readonly string[], start: number, end: number): boolean {
  const isSpace = (index: number) => (presented[index] ?? " ").trim() === "";
  const isAfterSpace = isSpace(start - 1) && isSpace(end - 1);
  const isBeforeSpace = isSpace(start) && isSpace(end);
  if (!isAfterSpace && !isBeforeSpace) return false;
  return presented.slice(start, end).some((character) => character.trim() !== "");
}
