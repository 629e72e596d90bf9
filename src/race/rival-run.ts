import { bisectRight } from "d3-array";
import { isSpace } from "../engine/mistakes/word-alignment.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Pacer, RivalRun, Tenths } from "../exercises/rival.ts";

export const tenth: Milliseconds = 100;

type Run = Pick<FinishedTrial, "presented" | "inputStream" | "startedAt">;

/**
 * A run with at most `maxTimes` times, in segments of as few words as that allows. Text that was deleted and
 * typed again counts when it was typed last.
 */
export function rivalRunOf(run: Run, maxTimes: number): RivalRun {
  const timesBy = (words: number) => timesOf(run, segmentEnds(run.presented, words));
  const byWord = timesBy(1);
  const wordsPerSegment = Math.max(1, Math.ceil(byWord.length / maxTimes));
  return { wordsPerSegment, times: wordsPerSegment === 1 ? byWord : timesBy(wordsPerSegment) };
}

function timesOf({ inputStream, startedAt }: Run, ends: readonly number[]): readonly Tenths[] {
  const times: Tenths[] = [];
  let length = 0;
  for (const { removed, inserted, at } of inputStream) {
    length += inserted.length - removed;
    while (times.length > 0 && length < (ends[times.length - 1] ?? 0)) times.pop();
    while (length >= (ends[times.length] ?? Number.POSITIVE_INFINITY)) {
      times.push(Math.max(times.at(-1) ?? 0, Math.round((at - startedAt) / tenth)));
    }
  }
  return times;
}

/**
 * A pacer that follows a run: even within each segment, and at rest after its end.
 *
 * @param end when the run ended and with how many characters, because a limit ends it within a segment
 */
export function pacerOf(
  { wordsPerSegment, times }: RivalRun,
  presented: readonly string[],
  end: { readonly at: Milliseconds; readonly characters: number },
): Pacer {
  const { length } = presented;
  const ends = segmentEnds(presented, wordsPerSegment);
  const places = times.map((_, index) => ends[index] ?? length);
  const last = Math.max(places.at(-1) ?? 0, Math.min(end.characters, length));
  places.push(last);
  const until = [...times, Math.max(times.at(-1) ?? 0, end.at / tenth)];
  return (elapsed) => {
    const next = bisectRight(until, elapsed / tenth);
    const [from, to] = [until[next - 1] ?? 0, until[next]];
    if (to === undefined) return last;
    const before = places[next - 1] ?? 0;
    const share = (elapsed / tenth - from) / (to - from);
    return before + share * ((places[next] ?? last) - before);
  };
}

/** A pacer at a steady speed; five graphemes count as one word. */
export function steadyPacer(wordsPerMinute: number): Pacer {
  return (elapsed) => (wordsPerMinute * 5 * elapsed) / 60_000;
}

/**
 * Where the segments of a text end, in graphemes: every few words, and at the end of the text. White space
 * separates words; one of more than twenty graphemes counts as several, because some scripts put no space
 * between words.
 */
export function segmentEnds(
  presented: readonly string[],
  wordsPerSegment: number,
): readonly number[] {
  const ends = wordEnds(presented).filter((_, index) => (index + 1) % wordsPerSegment === 0);
  return ends.at(-1) === presented.length ? ends : [...ends, presented.length];
}

/** In graphemes; cuts a text without spaces. */
const maxWordLength = 20;

/** The start of the word at a place; a very long one, as in a script without spaces, has parts. */
export function segmentStart(presented: readonly string[], place: number): number {
  if (isSpace(presented[place])) return place;
  const start = presented.slice(0, place).findLastIndex(isSpace) + 1;
  return place - ((place - start) % maxWordLength);
}

function wordEnds(presented: readonly string[]): readonly number[] {
  const ends: number[] = [];
  let start = 0;
  for (const [index, grapheme] of presented.entries()) {
    if (index > start && (isSpace(grapheme) || index - start === maxWordLength)) {
      ends.push(index);
      start = index;
    }
    if (isSpace(grapheme)) start = index + 1;
  }
  return start < presented.length ? [...ends, presented.length] : ends;
}
