import { characterCodes } from "../alignment/matching-segments.ts";
import type { Work } from "../work.ts";

/** All the ways to align two texts with the fewest errors, none preferred to another. */
export interface AllAlignments {
  /** How many there are; not exact beyond 2⁵³. */
  readonly count: number;
  /** Their mean length in characters, including those that one of the two texts lacks. */
  readonly meanLength: number;
  /** MSD over the mean length, a share: the expected error rate of a random one. */
  readonly errorRate: number;
  /** How many errors of each kind there are, in the mean over all of them. */
  readonly substituted: number;
  readonly omitted: number;
  readonly inserted: number;
}

/** More cells of the matrix take longer than a fifth of a second. */
const maxCells = 2_000_000;

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
  if ((presented.length + 1) * (2 * distance + 1) > maxCells) return null;
  const { count, substitutions } = yield* bestPaths(presented, transcribed, distance);
  if (!Number.isFinite(count)) return null;

  // Each has `distance` errors, and omits as many more than it inserts as the presented text is longer.
  const substituted = substitutions / count;
  const surplus = presented.length - transcribed.length;
  const omitted = Math.max(0, (distance - substituted + surplus) / 2);
  const inserted = Math.max(0, (distance - substituted - surplus) / 2);
  const meanLength = presented.length + inserted;
  const errorRate = meanLength > 0 ? distance / meanLength : 0;
  return { count, meanLength, errorRate, substituted, omitted, inserted };
}

/** The paths with the fewest errors to a cell of the matrix. */
interface Paths {
  readonly errors: number;
  readonly count: number;
  /** In all of them together. */
  readonly substitutions: number;
}

const noPath: Paths = { errors: Infinity, count: 0, substitutions: 0 };

/**
 * The paths through the matrix of the distance (Levenshtein 1966), row by row, limited to the band about
 * the diagonal that they can touch. Their number is infinite beyond 10³⁰⁸.
 */
function* bestPaths(
  presented: readonly string[],
  transcribed: readonly string[],
  distance: number,
): Work<Paths> {
  const [meant, typed] = characterCodes(presented, transcribed);
  const width = 2 * distance + 1;
  let above: Paths[] = [];
  above[distance] = { errors: 0, count: 1, substitutions: 0 };
  for (let row = 0; row <= meant.length; row += 1) {
    yield;
    const paths: Paths[] = [];
    for (let place = 0; place < width; place += 1) {
      const column = row + place - distance;
      if (column < 0 || column > typed.length) {
        paths.push(noPath);
        continue;
      }
      const isSame = meant[row - 1] === typed[column - 1];
      const byBoth = isSame ? above[place] : withSubstitution(above[place]);
      const byOmission = withError(above[place + 1]);
      const byInsertion = withError(paths[place - 1]);
      paths.push(fewest(fewest(byOmission, byInsertion), byBoth));
    }
    above = paths;
  }
  return above[typed.length - meant.length + distance] ?? noPath;
}

function withError({ errors, count, substitutions }: Paths = noPath): Paths {
  return { errors: errors + 1, count, substitutions };
}

function withSubstitution({ errors, count, substitutions }: Paths = noPath): Paths {
  return { errors: errors + 1, count, substitutions: substitutions + count };
}

/** The paths that have fewer errors; all of them if both have the same number. */
function fewest(one: Paths, other: Paths = noPath): Paths {
  if (one.errors !== other.errors) return one.errors < other.errors ? one : other;
  return {
    errors: one.errors,
    count: one.count + other.count,
    substitutions: one.substitutions + other.substitutions,
  };
}
