import type { Work } from "../work.ts";
import { exactWordsPerMinute } from "../metrics/speed.ts";
import type { CharacterClasses } from "../mistakes/character-classes.ts";
import type { Milliseconds } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import type { TypedText } from "../trial/typed-characters.ts";
import { type AllAlignments, allAlignments } from "./all-alignments.ts";
import { throughput } from "./throughput.ts";

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

/**
 * Net speed as many other sites give it: (characters / 5 − errors left) / minutes, not rounded and never
 * below 0. An error costs a whole word there, so that one error in a short test weighs as much as it
 * does in a long one.
 *
 * @param errors that stand in the text
 * @returns 0 when no time has passed.
 */
export function netWordsPerMinute(
  characters: number,
  errors: number,
  duration: Milliseconds,
): number {
  return Math.max(0, exactWordsPerMinute(characters - 5 * errors, duration));
}

/**
 * Utilised bandwidth: the share of keystrokes that ended as a correct character,
 * C / (C + INF + IF + F). Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns 0 where nothing was typed.
 */
export function utilisedBandwidth(classes: CharacterClasses): number {
  const all = keystrokesOf(classes);
  return all > 0 ? classes.correct / all : 0;
}

/**
 * Wasted bandwidth: the share of keystrokes that went into mistakes and their correction,
 * (INF + IF + F) / (C + INF + IF + F). Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns 0 where nothing was typed.
 */
export function wastedBandwidth(classes: CharacterClasses): number {
  const all = keystrokesOf(classes);
  return all > 0 ? (all - classes.correct) / all : 0;
}

/**
 * Correction efficiency: characters erased to a correcting keystroke, IF / F. More than 1 where words
 * were erased at once. Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns `null` without a correcting keystroke.
 */
export function correctionEfficiency({ incorrectFixed, fixes }: CharacterClasses): number | null {
  return fixes > 0 ? incorrectFixed / fixes : null;
}

/**
 * Participant conscientiousness: the share of incorrect characters that were erased,
 * IF / (IF + INF). Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns `null` where nothing was incorrect.
 */
export function conscientiousness(classes: CharacterClasses): number | null {
  const incorrect = classes.incorrectFixed + classes.incorrectNotFixed;
  return incorrect > 0 ? classes.incorrectFixed / incorrect : null;
}

function keystrokesOf({ correct, incorrectNotFixed, incorrectFixed, fixes }: CharacterClasses) {
  return correct + incorrectNotFixed + incorrectFixed + fixes;
}

/**
 * How long was spent on what did not stay: the time into each deletion, and into each character that
 * was erased later. What took its place is typed like any other text. This site's own definition.
 *
 * Less this time, the duration is what the text would have taken had nothing been corrected.
 */
export function timeCorrecting(
  { inputStream, startedAt }: FinishedTrial,
  { characters }: TypedText,
): Milliseconds {
  const typed = new Set<number>();
  const standing = new Set<number>();
  for (const { edit, isTyped, stands } of characters) {
    if (isTyped) typed.add(edit);
    if (stands) standing.add(edit);
  }
  let time = 0;
  let last = startedAt;
  inputStream.forEach(({ kind, at }, edit) => {
    const isErasedLater = typed.has(edit) && !standing.has(edit);
    if (editMeanings[kind].isFix || isErasedLater) time += Math.max(0, at - last);
    last = Math.max(last, at);
  });
  return time;
}
