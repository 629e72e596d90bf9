import { encode } from "uqr";
import { challengeLink } from "../race/challenge-link.ts";
import { challengeOfTest } from "../race/race-exercise.ts";
import { rivalRunOf } from "../race/rival-run.ts";
import type { DecodedTest } from "../saved-tests/stored-test.ts";

/** A QR code as a picture: dark squares of side 1 in a square of `size`, quiet zone included. */
export interface QrCode {
  readonly size: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** In squares, as ISO/IEC 18004 requires. */
const quietZone = 4;

/**
 * Larger versions have squares too small to read from paper: those of version 20 are 0.4 mm if the code
 * is 40 mm wide. It holds a link of 858 bytes.
 */
const maxVersion = 20;

/** With more times of the run the squares would be too small. */
const maxTimes = 30;

/**
 * The QR code with the challenge of a single test. It has fewer times than the link that is copied, and
 * never the run of another person.
 *
 * @returns `null` for several tests, and for a test without a challenge or with one too long for a code
 */
export async function challengeCodeOf(tests: readonly DecodedTest[]): Promise<QrCode | null> {
  const [test, ...others] = tests;
  const challenge = test && others.length === 0 ? challengeOfTest(test) : null;
  if (!test || !challenge) return null;
  const [{ figures }] = challenge.runs;
  const runs = [{ figures, run: rivalRunOf(test.trial, maxTimes) }] as const;
  return qrCodeOf(await challengeLink({ ...challenge, runs }, location.origin));
}

/** @returns `null` for a text whose code would be too fine to read from paper */
export function qrCodeOf(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, {
      ecc: "L",
      border: quietZone,
      maxVersion,
    });
    return { size, path: data.flatMap(rowPath).join("") };
  } catch {
    return null;
  }
}

/** Each run of dark squares as one rectangle. */
function rowPath(row: readonly boolean[], y: number): readonly string[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return [];
    const end = row.indexOf(false, x);
    const length = (end < 0 ? row.length : end) - x;
    return `M${x} ${y}h${length}v1h-${length}z`;
  });
}
