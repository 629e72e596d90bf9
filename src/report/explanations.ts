import { likelyRangeMeaning } from "../content/promises.ts";
import { scoreText, scoringRules, workingText } from "../format/score.ts";
import type { Analysis } from "../engine/analyse.ts";
import { minCharacters } from "../engine/metrics/likely-range.ts";
import { charactersPerMinute } from "../engine/metrics/speed.ts";
import {
  accuracyText,
  intervalText,
  likelyRangeText,
  numberText,
  rangeText,
  timeText,
} from "../format/format-figures.ts";

/** A figure with its value in one test, its formula, and whose definition it is. */
interface Explanation {
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  /** If not the site. */
  readonly source?: string;
}

/** The figures that the report explains, in the order of the result. */
export function explanationsOf(analysis: Analysis): readonly Explanation[] {
  const { summary, duration, corrections, medianInterval, likelyRange } = analysis;
  const { characters } = summary;
  return [
    {
      name: "Speed",
      value: `${numberText(summary.wordsPerMinute)} WPM`,
      formula: "Characters (right or wrong) / 5 / minutes, rounded.",
    },
    {
      name: "Likely range",
      value: likelyRange
        ? `${rangeText(likelyRange)} WPM`
        : likelyRangeText({ ...analysis, characters }),
      formula: `${likelyRangeMeaning} Quick ups and downs cancel out; slow swings, pauses and corrections do not. The larger the 16 slowest swings of your test, the wider the range. About 3% is added for other differences between tests, and more for short texts. There is no range for fewer than ${minCharacters} characters, for text that was not typed or came in a few edits, or if it would reach beyond three times the speed.`,
      source:
        "Müller 2007; Lazarus, Lewis, Stock and Watson 2018; fitted to 2,053 people of Dhakal and others, CHI 2018",
    },
    {
      name: "Accuracy",
      value: accuracyText(summary),
      formula:
        "(Characters − errors) / characters, rounded, but not up to 100% if there are errors, and never below 0.",
    },
    {
      name: "Time",
      value: timeText(summary.seconds),
      formula:
        "From the first character to the last, or to the end of a timed test, rounded down to whole seconds.",
    },
    {
      name: "Errors",
      value: numberText(summary.errors),
      formula:
        "Positions at which your text differs from the passage, up to the end of the shorter one. After a skipped letter, every position may differ.",
    },
    {
      name: "Wrong keystrokes",
      value: numberText(summary.wrongKeystrokes),
      formula: "Keystrokes that did not match the passage when you typed them, corrected or not.",
    },
    {
      name: "Mistakes corrected and left",
      value: `${numberText(corrections.corrected)} and ${numberText(corrections.left)}`,
      formula: `Each keystroke is compared with the character it was meant for, so a skipped letter is one mistake, and so are two swapped letters. Correct characters erased along with mistakes: ${numberText(corrections.rightErased)}.`,
      source: "After Wobbrock and Myers 2006; swaps after Damerau 1964",
    },
    {
      name: "Characters",
      value: numberText(characters),
      formula:
        "The length of your text, counting characters as a reader sees them: an emoji is one.",
      source: "Unicode Standard Annex 29, extended grapheme clusters",
    },
    {
      name: "Characters per minute",
      value: numberText(charactersPerMinute(characters, duration)),
      formula:
        "Characters / minutes, rounded. The speed shown for languages in which one character is a syllable or a word, such as Chinese, Japanese and Korean.",
    },
    {
      name: "Median interval",
      value: medianInterval === null ? "none" : intervalText(medianInterval),
      formula: "Half of the times between two keystrokes are shorter, half are longer.",
      source: "Standard statistic",
    },
    ...otherScores(analysis),
  ];
}

/** The speed by all scoring rules except the site's own, with the numbers of the test inserted. */
function otherScores({ summary, errorCounts, duration }: Analysis): readonly Explanation[] {
  const { characters } = summary;
  const scored = { characters, mistakesLeft: errorCounts.total, duration };
  return scoringRules.slice(1).map((rule) => ({
    name: rule.name,
    value: `${scoreText(rule, scored)} ${rule.unit}`,
    formula: `${rule.formula}. ${workingText(rule, scored)}`,
    source: rule.source,
  }));
}
