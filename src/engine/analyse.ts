import { runToEnd, type Work } from "./work.ts";
import { type AlignedSpan, alignTrialInSteps } from "./alignment/alignment.ts";
import { attempts } from "./mistakes/attempts.ts";
import {
  type CharacterClasses,
  characterClasses,
  correctCharacters,
  errorRates,
  type ErrorRates,
  keystrokes,
  keystrokesPerCharacter,
} from "./mistakes/character-classes.ts";
import {
  corrections,
  type Corrections,
  errorCounts,
  type ErrorCounts,
  hitInstead,
  type Mistake,
  mistakes,
  type Substitution,
} from "./mistakes/mistakes.ts";
import type { Milliseconds } from "./trial/edit.ts";
import { entryRate } from "./metrics/speed.ts";
import {
  dwellTime,
  keyStrokes,
  type PageDelay,
  pageDelay,
  rolloverShare,
  timerStep,
} from "./keys/key-strokes.ts";
import {
  interKeyIntervals,
  medianInterval,
  variationOfIntervals,
} from "./rhythm/inter-key-intervals.ts";
import {
  letterTimes,
  type LetterTimes,
  pairTimes,
  type PracticeMetrics,
} from "./practice/letter-times.ts";
import { type MeasuredSpeed, measureSpeed } from "./metrics/likely-range.ts";
import {
  minimumStringDistanceErrorRate,
  minimumStringDistanceInSteps,
} from "./alignment/minimum-string-distance.ts";
import { pace, type PacePoint } from "./rhythm/pace.ts";
import { type Pause, pauses } from "./rhythm/pauses.ts";
import { withoutIndentation } from "./trial/indentation.ts";
import { type Stalls, stallsDuring, type TimeSpan } from "./trial/interruptions.ts";
import { researchFigures, type ResearchMetrics } from "./research/research-metrics.ts";
import { summarize, type Summary } from "./metrics/summarize.ts";
import type { FinishedTrial } from "./trial/trial.ts";
import { typedCharacters } from "./trial/typed-characters.ts";

/** Everything that the report shows of a trial. The function that computes a metric explains it. */
export interface Analysis extends ResearchMetrics, Omit<MeasuredSpeed, "wordsPerMinute"> {
  readonly summary: Summary;
  readonly duration: Milliseconds;
  /** WPM by the summary's formula, not rounded. */
  readonly exactWordsPerMinute: number;
  readonly entryRate: number;

  /** The part of the presented text that was reached: all of it unless a limit ended the trial. */
  readonly presented: readonly string[];
  readonly alignment: readonly AlignedSpan[];
  readonly errorCounts: ErrorCounts;
  readonly minimumStringDistance: number;
  readonly minimumStringDistanceErrorRate: number;
  readonly classes: CharacterClasses;
  readonly errorRates: ErrorRates;
  readonly keystrokes: number;
  readonly keystrokesPerCharacter: number;

  /** The number of intervals that the rhythm is computed from. */
  readonly intervals: number;
  readonly medianInterval: Milliseconds | null;
  readonly variationOfIntervals: number | null;

  /** Of the keys that the field received; `null` if it received none. */
  readonly dwellTime: Milliseconds | null;
  readonly rolloverShare: number | null;
  readonly pageDelay: PageDelay | null;
  readonly timerStep: Milliseconds | null;

  readonly pace: readonly PacePoint[];
  readonly mistakes: readonly Mistake[];
  readonly corrections: Corrections;
  readonly hitInstead: readonly Substitution[];
  readonly letterTimes: LetterTimes;
  readonly pairTimes: readonly PracticeMetrics[];
  readonly stalls: Stalls;
  readonly pauses: readonly Pause[];
}

/**
 * Analyses a finished trial; the same trial and stalls always give the same.
 *
 * @param stalls times in which the page was unresponsive or hidden, on the clock of the edits
 */
export function analyse(trial: FinishedTrial, stalls?: readonly TimeSpan[]): Analysis {
  return runToEnd(analysisInSteps(trial, stalls));
}

/** The same in steps, between which the page can respond: a long text takes a third of a second. */
export function* analysisInSteps(
  trial: FinishedTrial,
  stalls: readonly TimeSpan[] = trial.interruptions,
): Work<Analysis> {
  const { inputStream, startedAt, finishedAt } = trial;
  const transcribed = trial.transcribed.graphemes;
  const meant = withoutIndentation(trial.presented);
  const summary = summarize(trial);
  const duration = finishedAt - startedAt;
  const ran = { from: startedAt, to: finishedAt };
  yield;

  const alignment = yield* alignTrialInSteps(trial);
  const presented = trial.presented.slice(0, alignment.at(-1)?.presented.end ?? 0);
  const counts = errorCounts(alignment);
  yield;

  const distance = yield* minimumStringDistanceInSteps(
    presented,
    transcribed,
    counts.total + counts.swapped,
  );
  yield;

  const text = typedCharacters(inputStream);
  const correct = correctCharacters(presented, transcribed, alignment, distance);
  const classes = characterClasses(correct, distance, inputStream, text);
  const keystrokeCount = keystrokes(inputStream, text);
  yield;

  const intervalsInto = interKeyIntervals(inputStream);
  const intervals = intervalsInto.filter((interval) => interval !== null);
  const tries = attempts(meant, inputStream, text, alignment, intervalsInto);
  yield;

  const letters = letterTimes(meant, tries);
  const pairs = pairTimes(meant, tries);
  yield;

  const research = yield* researchFigures({ trial, text, presented, classes, distance });
  yield;

  const { wordsPerMinute: exactWordsPerMinute, ...range } = measureSpeed(trial);
  const lastCharacterAt =
    inputStream.findLast(({ inserted }) => inserted.length > 0)?.at ?? startedAt;
  yield;

  const strokes = keyStrokes(inputStream);
  const stood = stallsDuring(startedAt, finishedAt, stalls);
  const paceThrough = pace(inputStream, text, ran);
  yield;

  return {
    summary,
    duration,
    exactWordsPerMinute,
    ...range,
    entryRate: entryRate(transcribed.length, lastCharacterAt - startedAt),
    presented,
    alignment,
    errorCounts: counts,
    minimumStringDistance: distance,
    minimumStringDistanceErrorRate: minimumStringDistanceErrorRate(
      distance,
      presented.length,
      transcribed.length,
    ),
    classes,
    errorRates: errorRates(classes),
    keystrokes: keystrokeCount,
    keystrokesPerCharacter: keystrokesPerCharacter(keystrokeCount, transcribed.length),
    ...research,
    intervals: intervals.length,
    medianInterval: medianInterval(intervals),
    variationOfIntervals: variationOfIntervals(intervals),
    dwellTime: dwellTime(strokes),
    rolloverShare: rolloverShare(strokes),
    pageDelay: pageDelay(inputStream),
    timerStep: timerStep(inputStream),
    pace: paceThrough,
    mistakes: mistakes(meant, inputStream, startedAt, tries),
    corrections: corrections(tries),
    hitInstead: hitInstead(meant, tries),
    letterTimes: letters,
    pairTimes: pairs,
    stalls: stood,
    pauses: pauses(inputStream, ran, intervalsInto, stood),
  };
}
