import { align } from "../alignment/alignment.ts";
import { type Attempt, attempts } from "../mistakes/attempts.ts";
import { interKeyIntervals } from "../rhythm/inter-key-intervals.ts";
import type { PlainTrial } from "./key-script.ts";
import { typedCharacters } from "../trial/typed-characters.ts";

/** For tests: the attempts of a trial, its text compared as far as it came. */
export function attemptsOf({
  presented,
  transcribed,
  inputStream,
}: PlainTrial): readonly Attempt[] {
  const alignment = align(presented, transcribed.graphemes, "open");
  const intervals = interKeyIntervals(inputStream);
  return attempts(presented, inputStream, typedCharacters(inputStream), alignment, intervals);
}
