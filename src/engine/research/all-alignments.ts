import { characterCodes } from "../alignment/matching-segments.ts";
import type { AlignedKind } from "../alignment/alignment.ts";
import type { Work } from "../work.ts";

/** How many errors of each kind there are, in the mean over all optimal alignments. */
interface ErrorWeights {
  readonly substituted: number;
  readonly omitted: number;
  readonly inserted: number;
}

/** All the ways to align two texts with the fewest errors, none preferred to another. */
export interface AllAlignments extends ErrorWeights {
  /** How many there are; not exact beyond 2⁵³. */
  readonly count: number;
  /** Their mean length in characters, including those that one of the two texts lacks. */
  readonly meanLength: number;
  /** MSD over the mean length, a share: the expected error rate of a random one. */
  readonly errorRate: number;
  /** Each character that has an error in any of them, those with the most first. */
  readonly characters: readonly CharacterErrors[];
}

/** A character substituted or omitted where it was to be typed, or inserted where it was not. */
interface CharacterErrors extends ErrorWeights {
  readonly character: string;
  /** How often it was to be typed. */
  readonly presented: number;
}

/** More cells of the matrix take longer than a fifth of a second. */
const mostCells = 2_000_000;

/**
 * The errors averaged over every optimal alignment, because it is ambiguous which errors were made in
 * "quickly" typed "qucehkly": an error weighs as much as the share of the alignments that have it. The
 * weights add up to the distance. Two letters swapped are two errors. MacKenzie & Soukoreff 2002, "A
 * character-level error analysis technique for evaluating text entry methods".
 *
 * @param distance MSD of the two texts
 * @returns `null` if the texts are too long and too different, or the alignments too many to be counted.
 */
export function* allAlignmentsInSteps(
  presented: readonly string[],
  transcribed: readonly string[],
  distance: number,
): Work<AllAlignments | null> {
  if ((presented.length + 1) * (2 * distance + 1) > mostCells) return null;
  const [one, other] = characterCodes(presented, transcribed);
  const found = yield* optimalWays(one, other, distance);
  if (!Number.isFinite(found.count)) return null;

  const total = { same: 0, substituted: 0, omitted: 0, inserted: 0 };
  const ofCharacters = new Map<number, { character: string } & Record<Step, number>>();
  yield* forEachOptimalStep(one, other, distance, found, (kind, place, otherPlace, share) => {
    total[kind] += share;
    if (kind === "same") return;
    const [codes, text, at] =
      kind === "inserted" ? [other, transcribed, otherPlace] : [one, presented, place];
    const code = codes[at] ?? -1;
    const none = { character: text[at] ?? "", same: 0, substituted: 0, omitted: 0, inserted: 0 };
    const errors = ofCharacters.get(code) ?? none;
    errors[kind] += share;
    ofCharacters.set(code, errors);
  });
  const weightOf = (errors: ErrorWeights) => errors.substituted + errors.omitted + errors.inserted;
  const characters = Array.from(
    ofCharacters,
    ([code, { character, substituted, omitted, inserted }]) => {
      const times = one.filter((each) => each === code).length;
      return { character, presented: times, substituted, omitted, inserted };
    },
  );

  const { same, substituted, omitted, inserted } = total;
  const meanLength = same + substituted + omitted + inserted;
  return {
    count: found.count,
    meanLength,
    errorRate: meanLength > 0 ? distance / meanLength : 0,
    substituted,
    omitted,
    inserted,
    characters: characters.toSorted((a, b) => weightOf(b) - weightOf(a)),
  };
}

type Step = Exclude<AlignedKind, "swapped">;

// A step consumes a character of both texts, of the first, or of the other.
const both = 1;
const oneAlone = 2;
const otherAlone = 4;

const unreached = 0x3fff_ffff;

/**
 * The matrix of the distance (Levenshtein 1966), limited to the band about the diagonal that a path with
 * the fewest errors can touch: for each cell, how many such paths lead to it and the sum of their possible
 * last steps (`both`, `oneAlone`, `otherAlone`); and how many lead from corner to corner, infinite beyond
 * 10³⁰⁸. Time and memory grow with the cells of the band.
 */
function* optimalWays(one: Int32Array, other: Int32Array, distance: number) {
  const width = 2 * distance + 1;
  const ways = new Float64Array((one.length + 1) * width);
  const steps = new Uint8Array(ways.length);
  // One more cell on either side, so that every cell has all its neighbours.
  let above = new Int32Array(width + 2).fill(unreached);
  let errors = new Int32Array(width + 2).fill(unreached);
  above[distance + 1] = 0;

  for (let row = 0; row <= one.length; row += 1) {
    yield;
    const first = Math.max(0, row - distance);
    const last = Math.min(other.length, row + distance);
    for (let column = first; column <= last; column += 1) {
      const place = column - row + distance;
      const cell = row * width + place;
      const isSame = one[row - 1] === other[column - 1];
      const byBoth = (above[place + 1] ?? 0) + (isSame ? 0 : 1);
      const byOne = (above[place + 2] ?? 0) + 1;
      const byOther = (errors[place] ?? 0) + 1;
      const fewest = Math.min(byBoth, byOne, byOther);
      errors[place + 1] = fewest;
      steps[cell] =
        (byBoth === fewest ? both : 0) +
        (byOne === fewest ? oneAlone : 0) +
        (byOther === fewest ? otherAlone : 0);
      let count = cell === distance ? 1 : 0;
      if (byBoth === fewest) count += ways[cell - width] ?? 0;
      if (byOne === fewest) count += ways[cell - width + 1] ?? 0;
      if (byOther === fewest) count += ways[cell - 1] ?? 0;
      ways[cell] = count;
    }
    [above, errors] = [errors, above];
  }
  const corner = one.length * width + other.length - one.length + distance;
  return { ways, steps, count: ways[corner] ?? 0 };
}

/**
 * Calls `visit` for each step of an optimal alignment, from the end, with the share of the alignments
 * that have it: the paths that lead to it times those that lead on from it, over all.
 *
 * @param visit receives the places of the characters, as far as a text has one in this step
 */
function* forEachOptimalStep(
  one: Int32Array,
  other: Int32Array,
  distance: number,
  { ways, steps, count }: { ways: Float64Array; steps: Uint8Array; count: number },
  visit: (kind: Step, place: number, otherPlace: number, share: number) => void,
): Work<void> {
  const width = 2 * distance + 1;
  let onward = new Float64Array(width + 1);
  let above = new Float64Array(width + 1);
  onward[other.length - one.length + distance] = 1;

  for (let row = one.length; row >= 0; row -= 1) {
    yield;
    for (let place = width - 1; place >= 0; place -= 1) {
      const onwardWays = onward[place] ?? 0;
      if (onwardWays === 0) continue;
      onward[place] = 0;
      const column = row + place - distance;
      const cell = row * width + place;
      const step = cell === distance ? 0 : (steps[cell] ?? 0);
      const shareBy = (from: number) => ((ways[from] ?? 0) * onwardWays) / count;
      if (step & both) {
        const isSame = one[row - 1] === other[column - 1];
        visit(isSame ? "same" : "substituted", row - 1, column - 1, shareBy(cell - width));
        above[place] = (above[place] ?? 0) + onwardWays;
      }
      if (step & oneAlone) {
        visit("omitted", row - 1, column - 1, shareBy(cell - width + 1));
        above[place + 1] = (above[place + 1] ?? 0) + onwardWays;
      }
      if (step & otherAlone) {
        visit("inserted", row - 1, column - 1, shareBy(cell - 1));
        onward[place - 1] = (onward[place - 1] ?? 0) + onwardWays;
      }
    }
    [onward, above] = [above, onward];
  }
}
