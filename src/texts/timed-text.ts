import { chance } from "./chance.ts";

/** Joins pieces until they have at least `units` code units; the first piece is always included. */
export function joinedTo(units: number, pieces: Iterator<string>): string {
  let text = "";
  do text += pieces.next().value;
  while (text.length < units);
  return text;
}

/**
 * A sentence of an endless text, counted from 0. Each round has every frame once, in a new order. A
 * frame's choices start anywhere and advance by one each round.
 */
export function sentenceAt(frames: readonly string[], seed: number, index: number): string {
  const round = Math.floor(index / frames.length);
  const frame = frameOrder(frames.length, seed, round)[index % frames.length] ?? 0;
  return fillFrame(
    frames[frame] ?? "",
    (place, options) => Math.floor(chance(seed, frame, place, options) * options) + round,
  );
}

/** The order of a round's frames; never starts with the last frame of the previous round. */
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

/**
 * The sentence of a frame with choices in braces, such as `The {cat|dog} sat down.`
 *
 * @param choose returns an integer for the choice at a place of the frame, used modulo the number of
 *   options
 */
export function fillFrame(
  frame: string,
  choose: (place: number, options: number) => number,
): string {
  let place = 0;
  return frame.replaceAll(/\{([^}]*)\}/g, (_braces, listed: string) => {
    const options = listed.split("|");
    const chosen = choose(place, options.length) % options.length;
    place += 1;
    return options[chosen] ?? "";
  });
}
