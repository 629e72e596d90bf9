import type { Mistake } from "./mistakes.ts";

/** What a mistake may have come of; `other` is what no rule fits. */
export type Cause =
  | "word skipped"
  | "word repeated"
  | "case"
  | "mark"
  | "doubling"
  | "too early"
  | "neighbour"
  | "other";

/** How often a cause was at work, corrected or not. */
export interface CauseCount {
  readonly cause: Cause;
  /** Mistakes; words where a cause is of words, whose characters are mistakes each. */
  readonly count: number;
  /** The characters or words concerned, each once, those concerned most often first. */
  readonly texts: readonly string[];
}

/**
 * The mistakes by their cause, in the order of the rules; causes of none are left out, and each mistake
 * has one, that of the first rule that fits:
 *
 * - word skipped: a whole word with the space beside it was left out, in a row
 * - word repeated: a whole word with the space beside it, typed once more
 * - case: the same letter, small for large or the other way round
 * - mark: the same letter with an accent too few, too many or another, or a punctuation mark left out
 * - doubling: a letter typed twice that stands once, or once that stands twice
 * - too early: two neighbours swapped, or, a guess, the next letter in the place of one
 * - neighbour: a guess, the key beside the right one
 *
 * @param areNeighbours whether two characters are on keys next to each other, on the typist's layout
 */
export function mistakeCauses(
  presented: readonly string[],
  mistakes: readonly Mistake[],
  areNeighbours: (one: string, other: string) => boolean,
): readonly CauseCount[] {
  const words = wordMistakes(presented, mistakes);
  const tallies = new Map<Cause, Map<string, number>>();
  for (const mistake of mistakes) {
    const word = words.get(mistake);
    if (word === "counted") continue;
    const cause = word?.cause ?? causeOf(presented, mistake, areNeighbours);
    const text = word?.text ?? (mistake.presented || mistake.typed);
    const tally = tallies.get(cause) ?? new Map<string, number>();
    tallies.set(cause, tally.set(text, (tally.get(text) ?? 0) + 1));
  }
  return order.flatMap((cause) => {
    const tally = tallies.get(cause);
    if (!tally) return [];
    const ranked = Array.from(tally).toSorted(([, one], [, other]) => other - one);
    return [
      {
        cause,
        count: ranked.reduce((sum, [, count]) => sum + count, 0),
        texts: ranked.map(([text]) => text),
      },
    ];
  });
}

const order: readonly Cause[] = [
  "word skipped",
  "word repeated",
  "case",
  "mark",
  "doubling",
  "too early",
  "neighbour",
  "other",
];

function causeOf(
  presented: readonly string[],
  { kind, position, presented: meant, typed }: Mistake,
  areNeighbours: (one: string, other: string) => boolean,
): Cause {
  const before = presented[position - 1];
  if (kind === "swapped") return "too early";
  if (kind === "omitted") {
    if (meant === before || meant === presented[position + 1]) return "doubling";
    return /^\p{Punctuation}/u.test(meant) ? "mark" : "other";
  }
  if (kind === "inserted") {
    if (typed === before || typed === presented[position]) return "doubling";
    const isBeside = [before, presented[position]].some(
      (other) => other !== undefined && areNeighbours(other, typed),
    );
    return isBeside ? "neighbour" : "other";
  }
  if (meant.toLowerCase() === typed.toLowerCase()) return "case";
  if (withoutMarks(meant) === withoutMarks(typed)) return "mark";
  if (areNeighbours(meant, typed)) return "neighbour";
  return typed === presented[position + 1] ? "too early" : "other";
}

function withoutMarks(character: string): string {
  return character
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** The mistakes that together are a word skipped or repeated: the first of each has it, the rest are counted. */
function wordMistakes(
  presented: readonly string[],
  mistakes: readonly Mistake[],
): ReadonlyMap<Mistake, { readonly cause: Cause; readonly text: string } | "counted"> {
  const words = new Map<Mistake, { readonly cause: Cause; readonly text: string } | "counted">();
  let from = 0;
  while (from < mistakes.length) {
    let to = from + 1;
    while (to < mistakes.length && goesOn(mistakes[to - 1], mistakes[to])) to += 1;
    const run = mistakes.slice(from, to);
    const cause = wordCause(presented, run);
    if (cause) {
      const text = run.map((each) => each.presented || each.typed).join("");
      for (const [index, mistake] of run.entries()) {
        words.set(mistake, index === 0 ? { cause, text: text.trim() } : "counted");
      }
    }
    from = to;
  }
  return words;
}

function goesOn(one: Mistake | undefined, next: Mistake | undefined): boolean {
  if (!one || !next || one.kind !== next.kind || one.isCorrected !== next.isCorrected) return false;
  if (one.kind === "omitted") return next.position === one.position + 1;
  return one.kind === "inserted" && next.position === one.position;
}

function wordCause(presented: readonly string[], run: readonly Mistake[]): Cause | null {
  const [first] = run;
  if (!first || run.length < 2) return null;
  const { kind, position } = first;
  if (kind === "omitted") {
    const end = position + run.length;
    return areWords(presented, position, end) ? "word skipped" : null;
  }
  if (kind !== "inserted") return null;
  const text = run.map(({ typed }) => typed).join("");
  for (const start of [position - run.length, position]) {
    const same = presented.slice(Math.max(0, start), start + run.length).join("") === text;
    if (same && areWords(presented, start, start + run.length)) return "word repeated";
  }
  return null;
}

/** Whether a part of a text is whole words and the space to one side of them. */
function areWords(presented: readonly string[], start: number, end: number): boolean {
  const isSpace = (index: number) => (presented[index] ?? " ").trim() === "";
  const isAfterSpace = isSpace(start - 1) && isSpace(end - 1);
  const isBeforeSpace = isSpace(start) && isSpace(end);
  const hasWord = presented.slice(start, end).some((character) => character.trim() !== "");
  return hasWord && (isAfterSpace || isBeforeSpace);
}
