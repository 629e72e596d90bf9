import {
  countText,
  exactSpeedText,
  exactTimeText,
  intervalText,
  numberText,
  ratioText,
  shareText,
} from "../../format/format-figures.ts";
import { type Explanations, site } from "./explanation.ts";

const notHeard = "no key was heard";

/** What took how long, from key to key and beside the keys. */
export const timeExplanations = {
  timeCorrecting: ({ timeCorrecting, duration }) => ({
    name: "Time spent correcting",
    value: `${exactTimeText(timeCorrecting)}, ${shareText(duration > 0 ? timeCorrecting / duration : 0)}`,
    formula: "The times before each deletion, and before each character that was erased later.",
    example: "0.25 s each for the “x” and its Backspace, of 4 s: 0.5 s, 12.5%.",
    source: site,
  }),
  wordsPerMinuteUncorrected: ({ wordsPerMinuteUncorrected }) => ({
    name: "Speed without corrections",
    value: `${exactSpeedText(wordsPerMinuteUncorrected)} WPM`,
    formula: "Characters / 5 / minutes, the time spent correcting left out.",
    example: "3 words in 3.5 s: 51.4 WPM.",
    source: site,
  }),
  netWordsPerMinute: ({ netWordsPerMinute }) => ({
    name: "Net speed, as other sites show it",
    value: `${exactSpeedText(netWordsPerMinute)} WPM`,
    formula:
      "(Characters / 5 − errors left) / minutes, the minimum string distance for the errors: each costs a whole word.",
    example: "3 words less 2, in 4 s: 15.0 WPM.",
    source: "Many typing tests; not this site’s",
  }),
  throughput: ({ throughput }) => ({
    name: "Throughput",
    value: throughput === null ? "none for this text" : `${exactSpeedText(throughput)} bits/s`,
    formula:
      "Information carried from the passage into your text per second: the bits of an English letter, less what errors make uncertain, × characters / seconds. It differs least between careful and hasty typing.",
    example: "One omission and one insertion in 16: 3.55 bits × 15 / 4 s: 13.3 bits/s.",
    source: "Zhang, Zhai and Wobbrock, CHI 2019",
  }),
  intervals: ({ intervals }) => ({
    name: "Intervals",
    value: numberText(intervals),
    formula: "Times from one keystroke to the next; none into or out of text put in otherwise.",
    source: "The field’s inter-key interval",
  }),
  medianInterval: ({ medianInterval }) => ({
    name: "Median interval",
    value: medianInterval === null ? "none" : intervalText(medianInterval),
    formula: "Half of the intervals are shorter, half are longer.",
    source: "The median",
  }),
  variationOfIntervals: ({ variationOfIntervals }) => ({
    name: "Variation of intervals",
    value: variationOfIntervals === null ? "none" : ratioText(variationOfIntervals),
    formula: "Standard deviation / mean of the intervals: 0 is a metronome.",
    source: "The coefficient of variation",
  }),
  dwellTime: ({ dwellTime }) => ({
    name: "Dwell time",
    value: dwellTime === null ? notHeard : intervalText(dwellTime),
    formula:
      "The median of how long keys were held down. The study gives the mean, which one key held too long can move far.",
    source: "After Dhakal, Feit, Kristensson and Oulasvirta, CHI 2018",
  }),
  rolloverShare: ({ rolloverShare }) => ({
    name: "Rollover",
    value: rolloverShare === null ? notHeard : shareText(rolloverShare),
    formula: "The share of keys pressed before the key before them was released.",
    source: "Dhakal, Feit, Kristensson and Oulasvirta, CHI 2018",
  }),
  handPairs: ({ handPairs: pairs }) => ({
    name: "From key to key",
    value:
      pairs
        .filter(({ mean }) => mean !== null)
        .map(({ kind, mean, count }) => `${kind} ${intervalText(mean ?? 0)} (${numberText(count)})`)
        .join(", ") || notHeard,
    formula:
      "Mean time from one letter to the next, and how many, by the fingers taught for their keys on the keyboard that is chosen.",
    source: "After Dhakal, Feit, Kristensson and Oulasvirta, CHI 2018",
  }),
  pageDelay: ({ pageDelay }) => ({
    name: "The page’s own delay",
    value:
      pageDelay === null
        ? notHeard
        : `median ${ratioText(pageDelay.median)} ms, worst ${ratioText(pageDelay.worst)} ms, of ${countText(pageDelay.received, "key")}`,
    formula:
      "From a key going down to the page being told what it wrote. Every time in this report is that of the key where it was heard, so this delay is in none of them.",
    source: site,
  }),
  timerStep: ({ timerStep }) => ({
    name: "Step of the browser’s clock",
    value: timerStep === null ? "not known" : `${Number(timerStep.toFixed(3))} ms`,
    formula:
      "The coarsest step that every time heard is a multiple of: none is known finer than this.",
    source: site,
  }),
  pauses: ({ pauses }) => ({
    name: "Pauses",
    value: countText(pauses.length, "pause"),
    formula:
      "More than two seconds without a key, also after the last one of a timed test. They are part of every figure.",
    source: site,
  }),
  stalls: ({ stalls: { spans, total } }) => ({
    name: "Interruptions",
    value: `${numberText(spans.length)}, ${exactTimeText(total)}`,
    formula:
      "Times in which the page was out of sight or stood still. The clock goes on during them.",
    source: site,
  }),
} satisfies Explanations;
