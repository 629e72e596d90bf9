import { useEffect, useEffectEvent, useState } from "react";
import type { SavedTest } from "../test-files/saved-tests.ts";
import { rivalRunOf } from "../race/rival-run.ts";
import { type Challenge, challengeLink } from "../race/challenge-link.ts";
import { type QrCode, qrCodeOf } from "./qr-code.ts";

/** Few enough that the squares of the code stay large. */
const mostTimes = 30;

/**
 * The code with the challenge of a single test. It has fewer times than the link that is copied, and
 * never the run of anybody else.
 *
 * @returns `null` until it is made, for several tests, and where a test makes no challenge or one that
 *   no code holds.
 */
export function useChallengeCode(
  tests: readonly SavedTest[],
  challengeOfTest: (test: SavedTest) => Challenge | null,
): QrCode | null {
  const [made, setMade] = useState<{
    readonly of: readonly SavedTest[];
    readonly code: QrCode | null;
  } | null>(null);
  const make = useEffectEvent((of: readonly SavedTest[]) => codeOf(of, challengeOfTest));
  useEffect(() => {
    let isWanted = true;
    void make(tests).then((code) => {
      if (isWanted) setMade({ of: tests, code });
    });
    return () => {
      isWanted = false;
    };
  }, [tests]);

  return made?.of === tests ? made.code : null;
}

async function codeOf(
  tests: readonly SavedTest[],
  challengeOfTest: (test: SavedTest) => Challenge | null,
): Promise<QrCode | null> {
  const [test] = tests;
  const challenge = test && tests.length === 1 ? challengeOfTest(test) : null;
  if (!test || !challenge) return null;
  const [{ figures }] = challenge.runs;
  const runs = [{ figures, run: rivalRunOf(test.trial, mostTimes) }] as const;
  try {
    return qrCodeOf(await challengeLink({ ...challenge, runs }, location.origin));
  } catch {
    // A browser that cannot compress a text of one's own.
    return null;
  }
}
