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
    formula: `${likelyRangeMeaning} Each keystroke puts you a little ahead of your average speed or behind it. Quick ups and downs cancel out; slow swings, corrections and pauses do not. So the 16 slowest swings of your test are measured: the larger they are, the wider the range. What people’s tests differ by in any case is added: about 3% from one test to the next, and more the shorter the text is. The range spans 1.96 standard deviations of the difference between two such tests, as a factor on the speed, rounded outward. Tests of fewer than ${fewestCharacters} characters have none.`,
    source:
      "Müller 2007; Lazarus, Lewis, Stock and Watson 2018; fitted to 2,053 people of Dhakal and others, CHI 2018",
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
