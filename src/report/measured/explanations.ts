import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { Analysis } from "../../engine/analyse.ts";
import { handPairs } from "../../engine/keys/hand-pairs.ts";
import type { AlignmentMetrics } from "../../engine/research/throughput.ts";
import { interKeyIntervals } from "../../engine/rhythm/inter-key-intervals.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { numberText, ratioText } from "../../format/format-figures.ts";
import { desktopStudy } from "../../format/study.ts";
import { fingeredKey } from "../keys/fingers.ts";
import { errorExplanations } from "./explain-errors.ts";
import { resultExplanations } from "./explain-result.ts";
import { timeExplanations } from "./explain-times.ts";
import type { Explanation, Explanations } from "./explanation.ts";

/** What the examples are of: the text of Soukoreff and MacKenzie 2003. */
export const example =
  "Examples are of “the quick brown” typed as “th quix⌫ck brpown”, where ⌫ is Backspace, a key each 0.25 s.";

/**
 * Every figure of a test.
 *
 * @param layout that the trial was typed on
 */
export function explanationsOf(
  analysis: Analysis,
  { inputStream }: FinishedTrial,
  layout: KeyboardLayout,
  alignmentMetrics: AlignmentMetrics,
): readonly Explanation[] {
  const intervals = interKeyIntervals(inputStream);
  const told = {
    ...analysis,
    ...alignmentMetrics,
    handPairs: handPairs(inputStream, intervals, (character, code) =>
      fingeredKey(layout, character, code),
    ),
  };
  return [...Object.values(explanations).map((explain) => explain(told)), studyMean];
}

/** The figures that the page explains, in the order of the result; the others are printed by `npm run figures`. */
const onPage = new Set([
  "Speed",
  "Likely range",
  "Accuracy",
  "Time",
  "Errors",
  "Wrong keystrokes",
  "Mistakes corrected and left",
  "Characters",
  "Characters per minute",
  "Time spent correcting",
  "Speed without corrections",
  "Net speed, as other sites show it",
  "Median interval",
  "Pauses",
  "Interruptions",
]);

/** The figures of the report with their formulas. */
export function pageExplanations(
  analysis: Analysis,
  trial: FinishedTrial,
  layout: KeyboardLayout,
): readonly Explanation[] {
  const order = [...onPage];
  return explanationsOf(analysis, trial, layout, notOnPage)
    .filter(({ name }) => onPage.has(name))
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** These take too long to compute, and only `npm run figures` prints them. */
const notOnPage: AlignmentMetrics = { allAlignments: null, throughput: null };

/** What "about 52" stands for at the result. */
const studyMean: Explanation = {
  name: "Mean of the study",
  value: `${ratioText(desktopStudy.mean)} WPM, standard deviation ${ratioText(desktopStudy.standardDeviation)}`,
  formula: `Of ${numberText(desktopStudy.people)} volunteers who copied sentences of up to 70 characters on desktop keyboards. Its slowest tenth typed under about ${numberText(desktopStudy.slowestTenth)} WPM, its fastest over about ${numberText(desktopStudy.fastestTenth)}.`,
  source:
    "Dhakal, Feit, Kristensson and Oulasvirta, CHI 2018; on phones Palin and others, MobileHCI 2019",
};

/** What is drawn, listed or noted elsewhere; all else in an analysis is a figure to be explained. */
type Drawn =
  | "summary"
  | "halfWidth"
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
  | keyof AlignmentMetrics
  | Exclude<keyof Analysis, Drawn>;

/** None is left out. */
const explanations: Explanations<Explained> = {
  ...resultExplanations,
  ...errorExplanations,
  ...timeExplanations,
};
