import type { Work } from "../work.ts";
import { exactWordsPerMinute } from "../metrics/speed.ts";
import type { CharacterClasses } from "../mistakes/character-classes.ts";
import type { Milliseconds } from "../trial/edit.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import type { TypedText } from "../trial/typed-characters.ts";
import { type AllAlignments, allAlignments } from "./all-alignments.ts";
import {
  conscientiousness,
  correctionEfficiency,
  utilisedBandwidth,
  wastedBandwidth,
} from "./bandwidth.ts";
import { netWordsPerMinute } from "./net-speed.ts";
import { throughput } from "./throughput.ts";
import { timeCorrecting } from "./time-correcting.ts";

/** Further metrics of text-entry research. The function that computes a metric explains it. */
export interface ResearchMetrics {
  /** Shares of the keystrokes: those that ended as a correct character, and all others. */
  readonly bandwidth: { readonly utilised: number; readonly wasted: number };
  readonly correctionEfficiency: number | null;
  readonly conscientiousness: number | null;
  readonly allAlignments: AllAlignments | null;
  readonly timeCorrecting: Milliseconds;
  /** WPM by the summary's formula without the time spent correcting, not rounded. */
  readonly wordsPerMinuteUncorrected: number;
  /** See `netWordsPerMinute`. */
  readonly netWordsPerMinute: number;
  /** Bits a second, see `throughput`. */
  readonly throughput: number | null;
}

/**
 * All of them, in steps as the analysis is made in.
 *
 * @param presented the part of the presented text that was reached
 * @param distance the least number of changes between it and what was typed
 */
export function* researchFigures({
  trial,
  text,
  presented,
  classes,
  distance,
}: {
  trial: FinishedTrial;
  text: TypedText;
  presented: readonly string[];
  classes: CharacterClasses;
  distance: number;
}): Work<ResearchMetrics> {
  const transcribed = trial.transcribed.graphemes;
  const duration = trial.finishedAt - trial.startedAt;
  const alignments = allAlignments(presented, transcribed, distance);
  yield;

  const spentCorrecting = timeCorrecting(trial, text);
  return {
    bandwidth: { utilised: utilisedBandwidth(classes), wasted: wastedBandwidth(classes) },
    correctionEfficiency: correctionEfficiency(classes),
    conscientiousness: conscientiousness(classes),
    allAlignments: alignments,
    timeCorrecting: spentCorrecting,
    wordsPerMinuteUncorrected: exactWordsPerMinute(transcribed.length, duration - spentCorrecting),
    netWordsPerMinute: netWordsPerMinute(transcribed.length, distance, duration),
    throughput: throughput(presented, transcribed.length, alignments, duration),
  };
}
