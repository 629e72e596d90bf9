import { likelyRangeMeaning } from "../../content/likely-range.ts";
import { fewestCharacters } from "../../engine/metrics/likely-range.ts";
import { charactersPerMinute } from "../../engine/metrics/speed.ts";
import {
  exactSpeedText,
  exactTimeText,
  likelyRangeText,
  numberText,
  percentText,
  timeText,
} from "../../format/format-figures.ts";
import { type Explanations, site } from "./explanation.ts";

/** What stands at the head of the report, and the same not rounded. */
export const resultExplanations = {
  characters: ({ summary }) => ({
    name: "Characters",
    value: numberText(summary.characters),
    formula: "The length of your text in characters as a reader sees them: an emoji is one.",
    source: "Unicode Standard Annex 29, extended grapheme clusters",
  }),
  wordsPerMinute: ({ summary }) => ({
    name: "Speed",
    value: `${numberText(summary.wordsPerMinute)} WPM`,
    formula: "Characters, right or wrong, / 5 / minutes, rounded.",
    source: site,
  }),
  charactersPerMinute: ({ summary, duration }) => ({
    name: "Characters per minute",
    value: numberText(charactersPerMinute(summary.characters, duration)),
    formula:
      "Characters / minutes, rounded. It stands beside the speed where a character holds a syllable or a word, as in Chinese, Japanese and Korean.",
    source: site,
  }),
  exactWordsPerMinute: ({ exactWordsPerMinute }) => ({
    name: "Speed, not rounded",
    value: `${exactSpeedText(exactWordsPerMinute)} WPM`,
    formula: "The same, to a tenth.",
    source: site,
  }),
  likelyRange: ({ likelyRange, isTypedThroughout, summary: { characters } }) => ({
    name: "Likely range",
    value: likelyRangeText({ likelyRange, isTypedThroughout, characters }),
    formula: `${likelyRangeMeaning} From how unevenly the text grew, corrections, pauses and the time after the last key included: the three slowest waves in it, by Student’s t at 0.975, times 1.23 for slow drift and √2 for the other test, as a factor on the speed, rounded outward. From ${fewestCharacters} characters on.`,
    source: "Müller 2007; Lazarus, Lewis, Stock and Watson 2018; the factor 1.23 by simulation",
  }),
  accuracy: ({ summary }) => ({
    name: "Accuracy",
    value: percentText(summary.accuracy),
    formula: "(Characters − errors) / characters, rounded, never below 0.",
    source: site,
  }),
  seconds: ({ summary }) => ({
    name: "Time",
    value: timeText(summary.seconds),
    formula: "From the first character to the last, in whole seconds, rounded down.",
    source: site,
  }),
  duration: ({ duration }) => ({
    name: "Time, not rounded",
    value: exactTimeText(duration),
    formula:
      "By the time stamps of the keys where they were heard, of the field’s edits otherwise, on a clock that only goes forward.",
    source: site,
  }),
  errors: ({ summary }) => ({
    name: "Errors",
    value: numberText(summary.errors),
    formula:
      "Places at which your text differs from the passage, over the shorter of the two. After a skipped letter every place may differ.",
    source: site,
  }),
  wrongKeystrokes: ({ summary }) => ({
    name: "Wrong keystrokes",
    value: numberText(summary.wrongKeystrokes),
    formula:
      "Keystrokes that differed from the passage at their place when typed, corrected or not.",
    source: site,
  }),
} satisfies Explanations;
