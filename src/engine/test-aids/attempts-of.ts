import { align } from "./align.ts";
import { type Attempt, attemptsInSteps } from "../mistakes/attempts.ts";
import { interKeyIntervals } from "../rhythm/inter-key-intervals.ts";
import type { PlainTrial } from "./key-script.ts";
import { typedCharacters } from "../trial/typed-characters.ts";
import { runToEnd } from "../work.ts";

/** For tests: the attempts of a trial, its text compared as far as it came. */
export function attemptsOf({
  presented,
  transcribed,
  inputStream,
}: PlainTrial): readonly Attempt[] {
  const alignment = align(presented, transcribed.graphemes, "open presented");
  const intervals = interKeyIntervals(inputStream);
  const text = typedCharacters(inputStream);
  return runToEnd(attemptsInSteps(presented, inputStream, text, alignment, intervals));
}
