import { step } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";

/** The same for the same test: the length of everything, and a hash of texts, places and times. */
export function keyOf({ presented, inputStream, startedAt, finishedAt }: FinishedTrial): string {
  // In whole numbers of 32 bits, where a variable would be a new object for each sum.
  const sums = new Int32Array([0x811c9dc5, 0]);
  const add = (number: number) => {
    sums[0] = Math.imul((sums[0] ?? 0) ^ number, 0x01000193);
    sums[1] = Math.imul(sums[1] ?? 0, 31) + number;
  };
  const addText = (text: string) => {
    for (let unit = 0; unit < text.length; unit += 1) add(text.charCodeAt(unit));
  };
  for (const character of presented) addText(character);
  for (const { at, start, removed, inserted } of inputStream) {
    add(Math.round((at - startedAt) / step));
    add(start);
    add(removed);
    for (const character of inserted) addText(character);
  }
  return [presented.length, inputStream.length, finishedAt - startedAt, ...sums].join();
}
