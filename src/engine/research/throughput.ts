import { isInstant } from "../metrics/speed.ts";
import type { Analysis } from "../analyse.ts";
import { sum } from "../sum.ts";
import type { Milliseconds } from "../trial/edit.ts";
import type { Work } from "../work.ts";
import { type AllAlignments, allAlignmentsInSteps } from "./all-alignments.ts";

/** The metrics over all optimal alignments, which take long and so are not part of the analysis. */
export interface AlignmentMetrics {
  readonly allAlignments: AllAlignments | null;
  /** Bits a second. */
  readonly throughput: number | null;
}

export function* alignmentMetricsInSteps({
  presented,
  transcribed,
  minimumStringDistance,
  duration,
}: Analysis): Work<AlignmentMetrics> {
  const alignments = yield* allAlignmentsInSteps(presented, transcribed, minimumStringDistance);
  return {
    allAlignments: alignments,
    throughput: throughput(presented, transcribed.length, alignments, duration),
  };
}

/**
 * How often a to z and the space occur in English, in a million characters. The paper uses these
 * for every text, so that the metric does not depend on the text.
 */
const englishCounts = [
  65_454, 12_614, 22_382, 32_896, 102_875, 19_871, 16_282, 49_887, 56_799, 977, 5_621, 33_243,
  20_307, 57_236, 61_721, 15_074, 838, 49_980, 53_278, 75_322, 22_804, 7_977, 17_074, 1_412, 14_306,
  514, 183_256,
];

const frequencies = englishCounts.map((count) => count / sum(englishCounts));

/**
 * Text entry throughput in bits a second: the information that gets from the presented text into the
 * transcribed one, I(X; Y) = H(X) − H(X|Y) bits a character, times |T| / S. Of all metrics of speed it
 * varies least between careful and hasty typing. Zhang, Zhai & Wobbrock, CHI 2019, "Text Entry
 * Throughput".
 *
 * The joint probabilities follow from the error rates over all optimal alignments: with a null character
 * for what is missing, p(x, x) = p(x)·correct, p(x, y) = p(x)·substituted / 26, p(x, null) = p(x)·omitted
 * and p(null, y) = inserted / 27. The authors' program drops capitals, digits and punctuation first; here
 * the rates and the length are of the whole text.
 *
 * @returns `null` if the alignments are not known, and if the presented text has letters other than a to
 *   z; 0 if no time passed or no information gets through.
 */
export function throughput(
  presented: readonly string[],
  characters: number,
  alignments: AllAlignments | null,
  duration: Milliseconds,
): number | null {
  if (!alignments || alignments.meanLength === 0 || !isEnglish(presented)) return null;
  if (isInstant(duration)) return 0;
  return (informationPerCharacter(alignments) * characters) / (duration / 1000);
}

function informationPerCharacter({
  substituted,
  omitted,
  inserted,
  meanLength,
}: AllAlignments): number {
  const correct = meanLength - substituted - omitted - inserted;
  const symbols = frequencies.length;
  const joint = frequencies.map((_, typed) => [
    inserted / symbols,
    ...frequencies.map((frequency, meant) =>
      meant === typed ? frequency * correct : (frequency * substituted) / (symbols - 1),
    ),
  ]);
  joint.push(frequencies.map((frequency) => frequency * omitted));
  const shares = joint.map((column) => column.map((weight) => weight / meanLength));
  const lost = sum(shares.map((column) => entropyOf(column) - entropyOf([sum(column)])));
  // With mostly inserted characters the model loses more than the text has.
  return Math.max(0, entropyOf(frequencies) - lost);
}

/** −Σ p log₂ p; a probability of 0 adds nothing. */
function entropyOf(probabilities: readonly number[]): number {
  return -sum(probabilities.map((share) => (share > 0 ? share * Math.log2(share) : 0)));
}

function isEnglish(presented: readonly string[]): boolean {
  return !presented.some((character) => /[^\P{L}a-z]/iu.test(character));
}
