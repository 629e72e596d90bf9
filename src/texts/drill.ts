import { chooseDrillWords } from "./choose-drill-words.ts";
import { isPracticeEnough, type Practice, type WeakSpot, weakSpots } from "./weak-spots.ts";

/** Why there is nothing to drill yet, or nothing at all. */
export type DrillProblem = "tooLittleTyped" | "noWeakSpots";

export type Drill =
  | { readonly kind: "drill"; readonly text: string; readonly spots: readonly WeakSpot[] }
  | { readonly kind: "problem"; readonly problem: DrillProblem };

/** More at once would leave too little practice for each. */
const mostSpots = 6;

/** With fewer words that have it, a spot would bring the same word again and again. */
const fewestWords = 4;

/**
 * A text of common words, each with a weak spot in it, and every spot in some; the weaker a spot, the
 * more of the words are for it.
 *
 * @param space what stands between two words
 */
export function composeDrill(
  practice: Practice,
  words: readonly string[],
  seed: number,
  space: " " | "" = " ",
): Drill {
  const known = weakSpots(practice).filter(
    ({ text }) => words.filter((word) => word.includes(text)).length >= fewestWords,
  );
  const spots = withoutOverlaps(known).slice(0, mostSpots);
  if (spots.length > 0) {
    return { kind: "drill", text: chooseDrillWords(spots, words, seed).join(space), spots };
  }
  const problem = isPracticeEnough(practice) ? "noWeakSpots" : "tooLittleTyped";
  return { kind: "problem", problem };
}

/** Of a letter and the pairs that end in it, only the weakest: its time is part of theirs. */
function withoutOverlaps(spots: readonly WeakSpot[]): readonly WeakSpot[] {
  const kept: WeakSpot[] = [];
  for (const spot of spots) {
    const isTold = kept.some(
      ({ text }) => text.length !== spot.text.length && text.at(-1) === spot.text.at(-1),
    );
    if (!isTold) kept.push(spot);
  }
  return kept;
}
