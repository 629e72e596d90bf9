import { chance } from "./chance.ts";
import { hasSpot, type WeakSpot } from "./weak-spots.ts";

/** In characters with spaces; the last word may exceed it. */
const drillLength = 240;

/**
 * Words for a drill, no word twice in a row. Each is for the spot that has had the fewest for its weight
 * (D'Hondt's rule), so that all have their share.
 *
 * @param words at least two for each spot
 */
export function chooseDrillWords(
  spots: readonly WeakSpot[],
  words: readonly string[],
  seed: number,
): readonly string[] {
  const chosen: string[] = [];
  const had = new Map<WeakSpot, number>();
  for (let length = 0; length < drillLength; length += (chosen.at(-1)?.length ?? 0) + 1) {
    const need = (spot: WeakSpot) => spot.weight / ((had.get(spot) ?? 0) + 1);
    const due = spots.reduce((most, spot) => (need(spot) > need(most) ? spot : most));
    const word = chooseWord(due, spots, words, chosen, seed);
    chosen.push(word);
    for (const spot of spots) {
      if (hasSpot(word, spot)) had.set(spot, (had.get(spot) ?? 0) + 1);
    }
  }
  return chosen;
}

/**
 * A word for a spot, a fresh one if possible, drawn by weight: short words and words with several spots
 * are likelier.
 */
function chooseWord(
  due: WeakSpot,
  spots: readonly WeakSpot[],
  words: readonly string[],
  chosen: readonly string[],
  seed: number,
): string {
  const fitting = words.filter((word) => hasSpot(word, due) && word !== chosen.at(-1));
  const fresh = fitting.filter((word) => !chosen.includes(word));
  let best = "";
  let bestDraw = -1;
  for (const [index, word] of (fresh.length > 0 ? fresh : fitting).entries()) {
    // The largest chance^(1/weight) is a draw by weight: Efraimidis and Spirakis (2006).
    const draw = chance(seed, chosen.length, index) ** (1 / weightOf(word, spots));
    if (draw > bestDraw) [best, bestDraw] = [word, draw];
  }
  return best;
}

function weightOf(word: string, spots: readonly WeakSpot[]): number {
  return spots.filter((spot) => hasSpot(word, spot)).length ** 2 / word.length;
}
