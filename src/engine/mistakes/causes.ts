import { isSpace } from "./word-alignment.ts";
import { isSameCharacter, plainForm } from "../trial/same-character.ts";
import type { Mistake } from "./mistakes.ts";

/** The likely causes of mistakes, in the order in which they are listed; see `mistakeCauses`. */
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
  /**
   * The number of mistakes; for a cause that concerns words, the number of words, all of whose characters are
   * mistakes.
   */
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
    const [{ kind, position }] = run;
    const text = run.map((mistake) => mistake.presented || mistake.typed);
    const whole =
      kind === "omitted" || kind === "inserted"
        ? classifyRun(presented, kind, position, text)
        : null;
    if (whole) return [whole];
    return run.map((mistake, index) => ({
      cause: causeOf(presented, mistake, areNeighbours),
      text: text[index] ?? "",
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
  { kind, position, ...texts }: Mistake,
  areNeighbours: (one: string, other: string) => boolean,
): Cause {
  const [before, here, after] = [-1, 0, 1].map((offset) =>
    plainForm(presented[position + offset] ?? ""),
  );
  const [meant, typed] = [plainForm(texts.presented), plainForm(texts.typed)];
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
  if (baseLetter(meant) === baseLetter(typed)) return "mark";
  if (areNeighbours(meant, typed)) return "neighbour";
  return typed === after ? "too early" : "other";
}

function baseLetter(character: string): string {
  return withoutCombiningMarks(character).toLowerCase();
}

const marks = /\p{Mark}/gu;

/** The text without accents, vowel signs and other marks. */
export function withoutCombiningMarks(text: string): string {
  // First those of the text itself, because putting many in order takes quadratic time.
  return text.replaceAll(marks, "").normalize("NFD").replaceAll(marks, "");
}

/** Groups mistakes into runs. A run of several is all omitted or all inserted, and may be a word. */
function consecutiveMistakes(
  mistakes: readonly Mistake[],
): readonly (readonly [Mistake, ...Mistake[]])[] {
  const runs: [Mistake, ...Mistake[]][] = [];
  for (const mistake of mistakes) {
    const run = runs.at(-1);
    if (run && continuesRun(run.at(-1), mistake)) run.push(mistake);
    else runs.push([mistake]);
  }
  return runs;
}

function continuesRun(one: Mistake | undefined, next: Mistake): boolean {
  if (!one || one.kind !== next.kind || one.isCorrected !== next.isCorrected) return false;
  if (one.kind === "omitted") return next.position === one.position + 1;
  return one.kind === "inserted" && next.position === one.position;
}

/** Omitted or inserted characters in a row that have one cause together. */
interface ClassifiedRun {
  readonly cause: "word skipped" | "word repeated";
  readonly text: string;
  /** By how many characters the run was moved right. */
  readonly moved: number;
}

/**
 * Returns what a run of omitted or inserted characters is as a whole; `null` if it is not words. An alignment
 * prefers the furthest left of equal mistakes, “e els” for “else ” skipped in “someone else”, so the run is
 * moved right as far as it stays equal.
 */
export function classifyRun(
  presented: readonly string[],
  kind: "omitted" | "inserted",
  position: number,
  text: readonly string[],
): ClassifiedRun | null {
  const { length } = text;
  const isOmitted = kind === "omitted";
  const cause = isOmitted ? "word skipped" : "word repeated";
  for (let moved = 0; moved < length; moved += 1) {
    const start = position + moved;
    for (const from of isOmitted ? [start] : [start - length, start]) {
      if (!isWholeWords(presented, from, from + length)) continue;
      const word = presented.slice(Math.max(0, from), from + length);
      const isEqual =
        word.length === length &&
        word.every((character, index) =>
          isSameCharacter(character, text[(moved + index) % length] ?? ""),
        );
      if (isEqual) return { cause, text: word.join("").trim(), moved };
    }
    const next = presented[isOmitted ? start + length : start] ?? "";
    if (!isSameCharacter(next, text[moved] ?? "")) return null;
  }
  return null;
}

/** Whether a part of a text is whole words with the space on one side. */
function isWholeWords(presented: readonly string[], start: number, end: number): boolean {
  const isAfterSpace = isSpace(presented[start - 1]) && isSpace(presented[end - 1]);
  const isBeforeSpace = isSpace(presented[start]) && isSpace(presented[end]);
  if (!isAfterSpace && !isBeforeSpace) return false;
  return !presented.slice(start, end).every(isSpace);
}
