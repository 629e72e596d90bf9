import { assistedInput, type AssistedKind } from "./assisted-input.ts";
import { liveStats, type LiveStatValues } from "./live-stats.ts";
import type { Edit } from "../trial/edit.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import { isSameCharacter } from "../trial/same-character.ts";
import type { FinishedTrial } from "../trial/trial.ts";

/** The metrics of a finished trial's result. */
export interface Summary extends LiveStatValues {
  /** Length of the transcribed text, in graphemes. */
  readonly characters: number;
  readonly wrongKeystrokes: number;
  readonly assisted: ReadonlyMap<AssistedKind, number>;
}

/** Computes the summary at the end of a trial. The function that computes a metric explains it. */
export function summarize(trial: FinishedTrial): Summary {
  return {
    ...liveStats(trial, trial.finishedAt),
    characters: trial.transcribed.graphemes.length,
    wrongKeystrokes: wrongKeystrokes(trial.presented, trial.inputStream),
    assisted: assistedInput(trial.inputStream),
  };
}

/**
 * Keystrokes that differed from the presented text at the caret when they were typed. A count; unlike
 * errors it never falls, because a corrected mistake was still made. A character committed by an input
 * method counts as one keystroke. The specification's FAQ.
 */
export function wrongKeystrokes(
  presented: readonly string[],
  inputStream: readonly Edit[],
): number {
  let count = 0;
  for (const { kind, start, inserted } of inputStream) {
    if (!editMeanings[kind].isScored) continue;
    for (const [offset, character] of inserted.entries()) {
      if (!isSameCharacter(presented[start + offset] ?? "", character)) count += 1;
    }
  }
  return count;
}

/** The specification's speed bands, slowest first, each from a WPM up to the one at which the next begins. */
export const speedBands = [
  { name: "Beginner", from: 0, to: 20 },
  { name: "Intermediate", from: 20, to: 40 },
  { name: "Good", from: 40, to: 60 },
  { name: "Fast", from: 60, to: 80 },
  { name: "Very Fast", from: 80, to: Infinity },
] as const;

/** The band of a speed in WPM; a speed on a boundary belongs to the faster band. */
export function speedBand(speed: number): (typeof speedBands)[number] {
  return speedBands.findLast(({ from }) => speed >= from) ?? speedBands[0];
}
