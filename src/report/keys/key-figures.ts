import { type PracticeFigures, practiceFigures } from "../../engine/practice/practice-figures.ts";
import { plainForm } from "../../engine/trial/same-character.ts";

/**
 * How a key was typed, all its characters together; `text` is the key's characters.
 *
 * A character that came too rarely to have a mean adds none to the key's, but counts among the misses.
 */
export function keyFigures(key: string, figures: readonly PracticeFigures[]): PracticeFigures {
  const tally = { text: key, samples: 0, time: 0, attempts: 0, missed: 0 };
  for (const { text, samples, mean, attempts, missed } of figures) {
    if (!isOnKey(key, text)) continue;
    tally.attempts += attempts;
    tally.missed += missed;
    if (mean === null) continue;
    tally.samples += samples;
    tally.time += samples * mean;
  }
  return practiceFigures(tally);
}

/** Whether a key types a character, or the plain form of it. */
export function isOnKey(key: string, character: string): boolean {
  return key.includes(plainForm(character));
}
