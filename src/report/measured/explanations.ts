import { likelyRangeMeaning } from "../../content/likely-range.ts";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { Analysis } from "../../engine/analyse.ts";
import { fewestCharacters } from "../../engine/figures/likely-range.ts";
import { charactersPerMinute } from "../../engine/figures/speed.ts";
import { type HandPair, handPairs } from "../../engine/keys/hand-pairs.ts";
import { interKeyIntervals } from "../../engine/rhythm/inter-key-intervals.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import type { CharacterErrors } from "../../engine/research/all-alignments.ts";
import { quoted } from "../character-name.ts";
import {
  countText,
  exactSpeedText,
  exactTimeText,
  intervalText,
  likelyRangeText,
  numberText,
  percentText,
  ratioText,
  shareText,
  timeText,
} from "../../figures/figures-format.ts";
import { fingeredKey } from "../keys/fingers.ts";
import { desktopStudy } from "../../figures/study.ts";

/** A figure with its value in one test, how it comes about, and whose definition it is. */
interface Explanation {
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  readonly source: string;
}

/** What is drawn, listed or noted elsewhere; all else in an analysis is a figure to be explained. */
type Drawn =
  | "summary"
  | "isTypedThroughout"
  | "presented"
  | "alignment"
  | "errorCounts"
  | "pace"
  | "mistakes"
  | "hitInstead"
  | "letterTimes"
  | "pairTimes";

type Shown =
  | "characters"
  | "wordsPerMinute"
  | "charactersPerMinute"
  | "accuracy"
  | "seconds"
  | "errors"
  | "wrongKeystrokes";

type Explained =
  | Shown
  | "errorWeights"
  | "characterErrors"
  | "handPairs"
  | Exclude<keyof Analysis, Drawn>;

/** What the figures are taken from: those of keys side by side depend on the layout. */
interface Told extends Analysis {
  readonly handPairs: readonly HandPair[];
}

const site = "This site’s own definition";
const notHeard = "no key was heard";
const alignments = "MacKenzie and Soukoreff 2002";
const charactersClasses = "Soukoreff and MacKenzie, CHI 2003";

/** Every figure of the report in the order in which it is told. */
const explanations: Readonly<Record<Explained, (told: Told) => Explanation>> = {
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
  corrections: ({ corrections: { corrected, left, rightErased } }) => ({
    name: "Mistakes corrected and left",
    value: `${numberText(corrected)} and ${numberText(left)}`,
    formula: `Each keystroke is compared with the character it was meant for, so that a skipped letter is one mistake and a swap of two is one. Right characters erased along with mistakes: ${numberText(rightErased)}.`,
    source: "After Wobbrock and Myers 2006; swaps after Damerau 1964",
  }),
  entryRate: ({ entryRate }) => ({
    name: "Entry rate",
    value: `${exactSpeedText(entryRate)} WPM`,
    formula:
      "(Characters − 1) / 5 / minutes from the first character to the last; what follows in a timed test is left out.",
    source: "MacKenzie, A note on calculating text entry speed",
  }),
  minimumStringDistance: ({ minimumStringDistance }) => ({
    name: "Minimum string distance",
    value: numberText(minimumStringDistance),
    formula:
      "The fewest characters to change, add or take away that turn your text into the passage. A swap counts twice here.",
    source: "Soukoreff and MacKenzie 2001; Levenshtein 1966",
  }),
  minimumStringDistanceErrorRate: ({ minimumStringDistanceErrorRate }) => ({
    name: "MSD error rate",
    value: shareText(minimumStringDistanceErrorRate),
    formula: "Minimum string distance / the length of the longer text.",
    source: charactersClasses,
  }),
  classes: ({ classes: { correct, incorrectNotFixed, incorrectFixed, fixes } }) => ({
    name: "C, INF, IF, F",
    value: [correct, incorrectNotFixed, incorrectFixed, fixes].map(numberText).join(", "),
    formula:
      "Characters that are correct (C), where a swap counts twice; incorrect and not fixed, the minimum string distance (INF); typed and erased again (IF); keystrokes that erased (F). Some programs take the length of the longer text less INF for C.",
    source: charactersClasses,
  }),
  errorRates: ({ errorRates: { uncorrected, corrected, total } }) => ({
    name: "Error rates",
    value: [uncorrected, corrected, total].map(shareText).join(", "),
    formula: "Uncorrected INF, corrected IF, total INF + IF, each over C + INF + IF.",
    source: charactersClasses,
  }),
  keystrokes: ({ keystrokes }) => ({
    name: "Keystrokes",
    value: numberText(keystrokes),
    formula: "Characters typed one by one, and deletions.",
    source: charactersClasses,
  }),
  keystrokesPerCharacter: ({ keystrokesPerCharacter }) => ({
    name: "Keystrokes per character",
    value: ratioText(keystrokesPerCharacter),
    formula: "Keystrokes / characters: 1 without a correction.",
    source: "MacKenzie 2002",
  }),
  bandwidth: ({ bandwidth: { utilised, wasted } }) => ({
    name: "Utilised and wasted bandwidth",
    value: `${shareText(utilised)}, ${shareText(wasted)}`,
    formula:
      "C, and INF + IF + F, over C + INF + IF + F: how many of your keystrokes ended as a correct character, and how many went into mistakes and their correction.",
    source: charactersClasses,
  }),
  correctionEfficiency: ({ correctionEfficiency }) => ({
    name: "Correction efficiency",
    value: correctionEfficiency === null ? "no correction" : ratioText(correctionEfficiency),
    formula:
      "IF / F: characters erased by each correcting keystroke, more than 1 where a whole word went at once.",
    source: charactersClasses,
  }),
  conscientiousness: ({ conscientiousness }) => ({
    name: "Participant conscientiousness",
    value: conscientiousness === null ? "nothing incorrect" : shareText(conscientiousness),
    formula: "IF / (IF + INF): how many of your incorrect characters you erased.",
    source: charactersClasses,
  }),
  allAlignments: ({ allAlignments }) => ({
    name: "Mean alignment length",
    value: allAlignments
      ? `${ratioText(allAlignments.meanLength)} of ${alignmentsText(allAlignments.count)}`
      : "too many errors to look at all",
    formula:
      "Which errors were made can often be told in several ways: the mean length of all alignments of the two texts with the fewest errors.",
    source: alignments,
  }),
  errorWeights: ({ allAlignments }) => ({
    name: "Averaged substitutions, omissions, insertions",
    value: allAlignments
      ? [allAlignments.substituted, allAlignments.omitted, allAlignments.inserted]
          .map(ratioText)
          .join(", ")
      : "too many errors to look at all",
    formula: `Each error weighs as much as the share of these alignments that have it; together they are the minimum string distance.${allAlignments ? ` Over the mean length: ${shareText(allAlignments.errorRate)}.` : ""}`,
    source: alignments,
  }),
  characterErrors: ({ allAlignments }) => ({
    name: "Averaged errors by character",
    value: allAlignments
      ? characterErrorsText(allAlignments.characters)
      : "too many errors to look at all",
    formula:
      "The same for each character: what was to be typed was substituted or omitted, what was typed was inserted. Those with the most errors.",
    source: alignments,
  }),
  timeCorrecting: ({ timeCorrecting, duration }) => ({
    name: "Time spent correcting",
    value: `${exactTimeText(timeCorrecting)}, ${shareText(duration > 0 ? timeCorrecting / duration : 0)}`,
    formula: "The times before each deletion, and before each character that was erased later.",
    source: site,
  }),
  wordsPerMinuteUncorrected: ({ wordsPerMinuteUncorrected }) => ({
    name: "Speed had nothing been corrected",
    value: `${exactSpeedText(wordsPerMinuteUncorrected)} WPM`,
    formula: "Characters / 5 / minutes, the time spent correcting left out.",
    source: site,
  }),
  netWordsPerMinute: ({ netWordsPerMinute }) => ({
    name: "Net speed, as other sites give it",
    value: `${exactSpeedText(netWordsPerMinute)} WPM`,
    formula:
      "(Characters / 5 − errors left) / minutes, the minimum string distance for the errors: each costs a whole word.",
    source: "Many typing tests; not this site’s",
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
    formula: "The median of how long keys were held down.",
    source: "Dhakal, Feit, Kristensson and Oulasvirta, CHI 2018",
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
        : `median ${ratioText(pageDelay.median)} ms, worst ${ratioText(pageDelay.worst)} ms, of ${countText(pageDelay.heard, "key")}`,
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
};

/** What "about 52" stands for at the result. */
const studyMean: Explanation = {
  name: "Mean of the study",
  value: `${ratioText(desktopStudy.mean)} WPM, standard deviation ${ratioText(desktopStudy.standardDeviation)}`,
  formula: `Of ${numberText(desktopStudy.people)} volunteers who copied sentences of up to 70 characters on desktop keyboards. Its slowest tenth typed under about ${numberText(desktopStudy.slowestTenth)} WPM, its fastest over about ${numberText(desktopStudy.fastestTenth)}.`,
  source:
    "Dhakal, Feit, Kristensson and Oulasvirta, CHI 2018; on phones Palin and others, MobileHCI 2019",
};

/** @param layout that the trial was typed on */
export function explanationsOf(
  analysis: Analysis,
  { inputStream }: FinishedTrial,
  layout: KeyboardLayout,
): readonly Explanation[] {
  const intervals = interKeyIntervals(inputStream);
  const told = {
    ...analysis,
    handPairs: handPairs(inputStream, intervals, (character, code) =>
      fingeredKey(layout, character, code),
    ),
  };
  return [...Object.values(explanations).map((explain) => explain(told)), studyMean];
}

/** So many characters are told, lest the rest of a text that went astray take the page. */
const mostCharacters = 8;

/** "“i” 0.75 substituted, 0.25 omitted; “h” 0.50 inserted; and 3 more". */
function characterErrorsText(characters: readonly CharacterErrors[]): string {
  if (characters.length === 0) return "no error";
  const told = characters.slice(0, mostCharacters).map((errors) => {
    const weights = (["substituted", "omitted", "inserted"] as const)
      .filter((kind) => errors[kind] > 0)
      .map((kind) => `${ratioText(errors[kind])} ${kind}`);
    return `${quoted(errors.character)} ${weights.join(", ")}`;
  });
  const more = characters.length - told.length;
  return [...told, ...(more > 0 ? [`and ${numberText(more)} more`] : [])].join("; ");
}

function alignmentsText(count: number): string {
  return count > Number.MAX_SAFE_INTEGER
    ? "more alignments than can be counted"
    : countText(count, "alignment");
}
