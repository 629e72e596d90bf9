import { characterCodes } from "../alignment/character-codes.ts";
import { cellsOf, forEachOptimalStep, optimalWays } from "./optimal-ways.ts";

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
  /** Their mean length in characters, those that one of the two texts lacks counted in. */
  readonly meanLength: number;
  /** MSD over the mean length, a share: the error rate that a random one of them has. */
  readonly errorRate: number;
  /** Of each character that any of them has an error in, those with the most first. */
  readonly characters: readonly CharacterErrors[];
}

/** A character substituted or omitted where it was to be typed, or inserted where it was not. */
export interface CharacterErrors extends ErrorWeights {
  readonly character: string;
  /** How often it was to be typed. */
  readonly presented: number;
}

/** More cells of the matrix than this would keep the page from answering. */
const mostCells = 2_000_000;

/**
 * Looks at every optimal alignment, for which errors were made in "quickly" typed "qucehkly" cannot be
 * told: an error weighs as much as the share of the alignments that have it. Together the errors are the
 * distance. Two letters swapped are two errors. MacKenzie & Soukoreff 2002, "A character-level error
 * analysis technique for evaluating text entry methods".
 *
 * @param distance MSD of the two texts
 * @returns `null` where the texts are too long and too far apart, or the ways too many to be counted.
 */
export function allAlignments(
  presented: readonly string[],
  transcribed: readonly string[],
  distance: number,
): AllAlignments | null {
  if (cellsOf(presented.length, distance) > mostCells) return null;
  const [one, other] = characterCodes(presented, transcribed);
  const texts = { one, other, distance };
  const found = optimalWays(texts);
  if (!Number.isFinite(found.count)) return null;

  const length = { same: 0, substituted: 0, omitted: 0, inserted: 0 };
  const tallies = new Map<number, CharacterErrors>();
  forEachOptimalStep(texts, found, (kind, place, otherPlace, share) => {
    length[kind] += share;
    if (kind === "same") return;
    const isInserted = kind === "inserted";
    const code = (isInserted ? other[otherPlace] : one[place]) ?? -1;
    const character = (isInserted ? transcribed[otherPlace] : presented[place]) ?? "";
    const tally = tallies.get(code) ?? { ...noErrors, character };
    tallies.set(code, { ...tally, [kind]: tally[kind] + share });
  });
  const timesPresented = timesOf(one);
  const characters = Array.from(tallies, ([code, tally]) => ({
    ...tally,
    presented: timesPresented.get(code) ?? 0,
  }));

  const { substituted, omitted, inserted } = length;
  const meanLength = length.same + substituted + omitted + inserted;
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

const noErrors = { presented: 0, substituted: 0, omitted: 0, inserted: 0 };

function weightOf({ substituted, omitted, inserted }: ErrorWeights): number {
  return substituted + omitted + inserted;
}

function timesOf(codes: Int32Array): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const code of codes) times.set(code, (times.get(code) ?? 0) + 1);
  return times;
}
