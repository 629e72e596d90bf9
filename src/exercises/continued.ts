import { extendPresented } from "../engine/trial/open-ended.ts";
import type { Trial } from "../engine/trial/trial.ts";
import { joinedTo } from "../texts/timed-text.ts";

/** How much text is made at a time, in code units. */
const portion = 2_000;

/** The longest grapheme of the sentences' languages, in code units. */
const longestGrapheme = 6;

/** With fewer characters left than this, more text is made. */
const fewCharacters = 500;

/** An endless text: its beginning, and a trial of it with more to type when little is left. */
interface EndlessText {
  readonly text: string;
  readonly continued: (trial: Trial) => Trial;
}

/**
 * Makes an endless text from pieces. Each continuation draws only the pieces that it adds; a trial that
 * started again draws them from the beginning.
 *
 * @param pieces returns the same pieces each time
 * @param least how many graphemes the beginning has at least
 */
export function endlessText(pieces: () => Iterator<string>, least = 0): EndlessText {
  const text = joinedTo(Math.max(portion, least * longestGrapheme), pieces());
  let drawn = 0;
  let source = pieces();
  return {
    text,
    continued(trial) {
      const { presented, transcribed } = trial;
      if (presented.length - transcribed.graphemes.length >= fewCharacters) return trial;
      // In code units, of which a grapheme may have several.
      const { length } = presented.join("");
      if (drawn > length) {
        source = pieces();
        drawn = 0;
      }
      if (drawn < length) joinedTo(length - drawn, source);
      const more = joinedTo(portion, source);
      drawn = length + more.length;
      return extendPresented(trial, more);
    },
  };
}
