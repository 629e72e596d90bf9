import type { Level } from "../content/passages.ts";
import { timedSentences } from "../content/timed-sentences.ts";
import { chance } from "./chance.ts";
import { fillFrame } from "./fill-frame.ts";

/**
 * The beginning of an endless text at the level's difficulty, in whole sentences, at least so many
 * characters long. A longer one of the same level and seed begins with every shorter one, so what
 * comes next is `timedText(level, seed, text.length + more).slice(text.length)`.
 */
export function timedText(level: Level, seed: number, length: number): string {
  let text = sentenceAt(level, seed, 0);
  for (let index = 1; text.length < length; index += 1) {
    text += ` ${sentenceAt(level, seed, index)}`;
  }
  return text;
}

/**
 * Frames come in rounds, every frame once in each, in a new order. A frame's choices start anywhere
 * and move on by one a round.
 */
function sentenceAt(level: Level, seed: number, index: number): string {
  const frames = timedSentences[level];
  const round = Math.floor(index / frames.length);
  const frame = frameOrder(frames.length, seed, round)[index % frames.length] ?? 0;
  return fillFrame(
    frames[frame] ?? "",
    (place, options) => Math.floor(chance(seed, frame, place, options) * options) + round,
  );
}

/** The order of a round's frames; it never starts with the frame that ended the round before. */
function frameOrder(count: number, seed: number, round: number): readonly number[] {
  const order = shuffled(count, seed, round);
  const [first = 0, second = 0, ...others] = order;
  const before = round > 0 ? shuffled(count, seed, round - 1).at(-1) : undefined;
  return first === before ? [second, first, ...others] : order;
}

function shuffled(count: number, seed: number, round: number): readonly number[] {
  const rank = (frame: number) => chance(seed, round, frame);
  return Array.from({ length: count }, (_, frame) => frame).toSorted(
    (one, other) => rank(one) - rank(other),
  );
}
