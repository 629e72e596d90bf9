import { chooseDrillWords } from "./choose-drill-words.ts";
import { setApart } from "./right-to-left.ts";
import {
  fewestSamples,
  hasSpot,
  isPracticeEnough,
  type Practice,
  type WeakSpot,
  weakSpots,
} from "./weak-spots.ts";

/** Why there is nothing to drill yet, or nothing at all. */
export type DrillProblem = "nothingTyped" | "tooLittleTyped" | "noWeakSpots";

export type Drill =
  | { readonly kind: "drill"; readonly text: string; readonly spots: readonly WeakSpot[] }
  | { readonly kind: "problem"; readonly problem: DrillProblem };

/** More spots would leave too little practice for each. */
const mostSpots = 6;

/** With fewer words, a spot would repeat the same ones. */
const fewestWords = 4;

/**
 * A text of common words, each with a weak spot, and each spot in some; weaker spots get more words.
 *
 * @param space between two words
 */
export function composeDrill(
  practice: Practice,
  words: readonly string[],
  seed: number,
  space: " " | "" = " ",
): Drill {
  const known = weakSpots(practice).filter(
    (spot) => words.filter((word) => hasSpot(word, spot)).length >= fewestWords,
  );
  const spots = withoutOverlaps(known).slice(0, mostSpots);
  if (spots.length > 0) {
    return { kind: "drill", text: chooseDrillWords(spots, words, seed).join(space), spots };
  }
  if (practice.letters.length === 0) return { kind: "problem", problem: "nothingTyped" };
  const problem = isPracticeEnough(practice) ? "noWeakSpots" : "tooLittleTyped";
  return { kind: "problem", problem };
}

/** Of a letter and the pairs that end in it only the weakest, because its time is part of theirs. */
function withoutOverlaps(spots: readonly WeakSpot[]): readonly WeakSpot[] {
  const kept: WeakSpot[] = [];
  for (const spot of spots) {
    const isCovered = kept.some(({ text }) => text.endsWith(spot.text) || spot.text.endsWith(text));
    if (!isCovered) kept.push(spot);
  }
  return kept;
}

/** Why a drill is as it is: "th and ou, which slowed you down, and r, which you missed". */
export function drillReason(spots: readonly WeakSpot[]): string {
  const slow = spots.filter(({ isSlow }) => isSlow);
  const missed = spots.filter(({ isMissed }) => isMissed);
  const reasons = [
    ...(slow.length > 0 ? [`${listed(slow)}, which slowed you down`] : []),
    ...(missed.length > 0 ? [`${listed(missed)}, which you missed`] : []),
  ];
  return reasons.join(", and ");
}

function listed(spots: readonly WeakSpot[]): string {
  const texts = spots.map(({ text }) => setApart(text));
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${last}` : last;
}

export const drillProblemSentences: Readonly<Record<DrillProblem, string>> = {
  nothingTyped: "Take one test first, then we can build a drill.",
  tooLittleTyped: `Take another test first. A drill needs letters or pairs that you have typed at least ${fewestSamples} times.`,
  noWeakSpots:
    "Nothing stands out as slow or missed in this visit, so there is nothing to drill. Try another test, perhaps at a harder level.",
};
