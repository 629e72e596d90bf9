import { extendPresented } from "../engine/trial/open-ended.ts";
import type { Trial } from "../engine/trial/trial.ts";

/** How much text is made at a time, in code units. */
const portion = 2_000;

/** Of the sentences' languages, in code units. */
const longestGrapheme = 6;

/** With fewer characters left than this, more text is made. */
const fewCharacters = 500;

/** How many code units of a text that does not run out are made at first, to have so many graphemes at least. */
export function firstPortion(least: number): number {
  return Math.max(portion, least * longestGrapheme);
}

/**
 * The trial with more to type as soon as little is left.
 *
 * @param beginning gives the text's beginning of at least so many code units
 */
export function continued(trial: Trial, beginning: (units: number) => string): Trial {
  const { presented, transcribed } = trial;
  if (presented.length - transcribed.graphemes.length >= fewCharacters) return trial;
  // In code units, of which a grapheme may have several.
  const { length } = presented.join("");
  return extendPresented(trial, beginning(length + portion).slice(length));
}
