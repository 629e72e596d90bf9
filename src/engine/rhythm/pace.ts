import { exactWordsPerMinute, isInstant } from "../metrics/speed.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";
import type { TimeSpan } from "../trial/interruptions.ts";
import type { TypedText } from "../trial/typed-characters.ts";

/** The speed about one place of the transcribed text. */
export interface PacePoint {
  /** In the transcribed text. */
  readonly position: number;
  /** When the character there was typed, from the start of the clock. */
  readonly at: Milliseconds;
  /** Not rounded. */
  readonly wordsPerMinute: number;
}

export const maxPoints = 200;
const minWindow = 20;
const minSteps = 5;

/**
 * Speed through the text, at 200 places at most: characters of the transcribed text / 5 / minutes over a
 * window of 20 characters around each place, wider in long texts so that neighbouring windows overlap by
 * half. The time of corrections counts. The time before the first character that stayed counts in every
 * window at the start, and the time after the last one in every window at the end. Steps into and out of
 * text inserted without keystrokes are left out; a window with fewer than five steps or no time has no
 * point, and a text no longer than a window has none.
 *
 * @param ran from the start of the clock to its end
 */
export function pace(
  inputStream: readonly Edit[],
  { characters, finalIds }: TypedText,
  ran: TimeSpan,
): readonly PacePoint[] {
  const length = finalIds.length;
  if (length <= minWindow) return [];
  const atOf = (id: number) => inputStream[characters[id]?.edit ?? 0]?.at ?? ran.from;
  // A step starts from the character typed before, which is not the neighbour of a letter inserted later.
  const steps = new Map<number, Milliseconds>();
  let latest = ran.from;
  let wasTyped = false;
  /** The time of a false start; `undefined` until a character stayed. */
  let head: Milliseconds | undefined;
  for (const [id, { isTyped, isInFinalText }] of characters.entries()) {
    if (!isInFinalText) continue;
    const at = Math.max(latest, atOf(id));
    head ??= isTyped ? at - ran.from : 0;
    if (isTyped && wasTyped) steps.set(id, at - latest);
    latest = at;
    wasTyped = isTyped;
  }
  const timeBefore = new Float64Array(length + 1);
  const stepsBefore = new Int32Array(length + 1);
  finalIds.forEach((id, position) => {
    timeBefore[position + 1] = (timeBefore[position] ?? 0) + (steps.get(id) ?? 0);
    stepsBefore[position + 1] = (stepsBefore[position] ?? 0) + Number(steps.has(id));
  });
  const endsTyped = characters[finalIds.at(-1) ?? -1]?.isTyped ?? false;
  const tail = endsTyped ? Math.max(0, ran.to - latest) : 0;

  const spacing = Math.max(1, length / maxPoints);
  const half = Math.max(minWindow / 2, Math.ceil(spacing));
  const points: PacePoint[] = [];
  for (let index = 0; index < Math.min(length, maxPoints); index += 1) {
    const position = Math.min(length - 1, Math.floor((index + 0.5) * spacing));
    const start = Math.max(0, position - half);
    const end = Math.min(length, position + half + 1);
    const count = (stepsBefore[end] ?? 0) - (stepsBefore[start + 1] ?? 0);
    const keyTime = (timeBefore[end] ?? 0) - (timeBefore[start + 1] ?? 0);
    const time = keyTime + (start === 0 ? (head ?? 0) : 0) + (end === length ? tail : 0);
    if (count < minSteps || isInstant(time)) continue;
    const wordsPerMinute = exactWordsPerMinute(count, time);
    const at = Math.max(0, atOf(finalIds[position] ?? 0) - ran.from);
    points.push({ position, at, wordsPerMinute });
  }
  return points;
}
