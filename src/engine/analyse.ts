import { runToEnd } from "./work.ts";
import { alignInSteps, alignTrialInSteps } from "./alignment/alignment.ts";
import { attemptsInSteps } from "./mistakes/attempts.ts";
import {
  characterClasses,
  errorRates,
  keystrokeCount,
  keystrokesPerCharacter,
} from "./mistakes/character-classes.ts";
import { corrections, errorCounts, mistakes, substitutions } from "./mistakes/mistakes.ts";
import {
  dwellTime,
  keyPresses,
  pageDelay,
  rolloverShare,
  timerStep,
} from "./rhythm/key-presses.ts";
import {
  interKeyIntervals,
  median,
  pauses,
  variationOfIntervals,
} from "./rhythm/inter-key-intervals.ts";
import { countAttempts, newPracticeCounts, practiceMetrics } from "./practice.ts";
import { measureSpeed } from "./metrics/likely-range.ts";
import { minimumStringDistanceErrorRate } from "./alignment/minimum-string-distance.ts";
import { pace } from "./rhythm/pace.ts";
import { isPlainCommit } from "./trial/edit.ts";
import { withoutIndentation } from "./trial/graphemes.ts";
import { stallsDuring } from "./trial/interruptions.ts";
import { entryRate, researchMetrics } from "./research/research-metrics.ts";
import { summarize } from "./metrics/summarize.ts";
import type { FinishedTrial } from "./trial/trial.ts";
import { typedCharacters } from "./trial/typed-characters.ts";

/**
 * All metrics of a trial except `AlignmentMetrics`, which take long to compute. The function that computes
 * a metric explains it.
 */
export type Analysis = Readonly<ReturnType<typeof analyse>>;

/** Analyses a finished trial. Pure: the same trial gives the same result. */
export function analyse(trial: FinishedTrial) {
  return runToEnd(analysisInSteps(trial));
}

/** The same in steps, so that the page stays responsive: a long text takes a third of a second. */
export function* analysisInSteps(trial: FinishedTrial) {
  const { inputStream, startedAt, finishedAt } = trial;
  const transcribed = trial.transcribed.graphemes;
  const meant = withoutIndentation(trial.presented);
  const summary = summarize(trial);
  const duration = finishedAt - startedAt;
  const ran = { from: startedAt, to: finishedAt };
  yield;

  const alignment = yield* alignTrialInSteps(trial);
  const last = alignment.at(-1);
  /** The part that was reached: the whole text unless a limit ended the trial. */
  const presented: readonly string[] = trial.presented.slice(
    0,
    transcribed.length < trial.presented.length ? (last?.presented.end ?? 0) : undefined,
  );
  const counts = errorCounts(alignment);
  yield;

  const isOfWholeTexts =
    last?.presented.end === presented.length && last.transcribed.end === transcribed.length;
  const wholeTexts =
    isOfWholeTexts && counts.swapped === 0
      ? alignment
      : yield* alignInSteps(presented, transcribed, "whole", "two errors");
  yield;

  const text = typedCharacters(inputStream);
  const classes = characterClasses(wholeTexts, inputStream, text);
  const keystrokes = keystrokeCount(inputStream, text);
  yield;

  const intervalsInto = interKeyIntervals(inputStream);
  const intervals = intervalsInto.filter((interval) => interval !== null);
  const attempted = yield* attemptsInSteps(meant, inputStream, text, alignment, intervalsInto);
  const made = mistakes(meant, inputStream, startedAt, attempted);
  yield;

  const practice = newPracticeCounts();
  countAttempts(practice, meant, attempted);
  const letters = Array.from(practice.letters.values(), practiceMetrics);
  const pairs = Array.from(practice.pairs.values(), practiceMetrics);
  const wordStarts = practiceMetrics(practice.wordStarts);
  yield;

  const { wordsPerMinute: exactWordsPerMinute, ...range } = measureSpeed(trial);
  const lastCharacterAt =
    inputStream.findLast((edit) => edit.inserted.length > 0 && !isPlainCommit(edit))?.at ??
    startedAt;
  yield;

  const presses = keyPresses(inputStream);
  const paceThrough = pace(inputStream, text, ran);
  yield;

  return {
    summary,
    duration,
    exactWordsPerMinute,
    ...range,
    entryRate: entryRate(transcribed.length, lastCharacterAt - startedAt),
    presented,
    transcribed,
    alignment,
    errorCounts: counts,
    minimumStringDistance: classes.incorrectNotFixed,
    minimumStringDistanceErrorRate: minimumStringDistanceErrorRate(
      classes.incorrectNotFixed,
      presented.length,
      transcribed.length,
    ),
    classes,
    errorRates: errorRates(classes),
    keystrokes,
    keystrokesPerCharacter: keystrokesPerCharacter(keystrokes, transcribed.length),
    ...researchMetrics(trial, text, classes),
    /** How many intervals the metrics of rhythm are computed from. */
    intervals: intervals.length,
    medianInterval: median(intervals),
    variationOfIntervals: variationOfIntervals(intervals),
    dwellTime: dwellTime(presses),
    rolloverShare: rolloverShare(presses),
    pageDelay: pageDelay(inputStream),
    timerStep: timerStep(inputStream),
    pace: paceThrough,
    mistakes: made,
    corrections: corrections(attempted),
    substitutions: substitutions(made),
    letterTimes: { letters, wordStarts },
    pairTimes: pairs,
    stalls: stallsDuring(trial),
    pauses: pauses(inputStream, ran, intervalsInto),
  };
}
