import { bisectRight } from "d3-array";
import type { Edit, Milliseconds } from "../engine/trial/edit.ts";
import type { Pacer } from "../exercises/rival.ts";

/** How far a run was before a rival, until the first of them was through. */
export interface Gap {
  /** Evenly over that time, from the start to the end; one at least. */
  readonly points: readonly GapPoint[];
  /** Where the lead changed last; `null` where it never did, or none was worth the word. */
  readonly turn: GapPoint | null;
  /** Who was through first; `null` where time ended the race, or both were through at once. */
  readonly first: "mine" | "rival" | null;
}

export interface GapPoint {
  /** From the start of the clock. */
  readonly at: Milliseconds;
  /** How far the run had come, in graphemes. */
  readonly place: number;
  /** In graphemes, parts of one too; below 0 where the run was behind. */
  readonly gap: number;
}

/** What a gap is read from. */
interface FinishedRun {
  readonly presented: readonly string[];
  readonly inputStream: readonly Edit[];
  readonly startedAt: Milliseconds;
  readonly finishedAt: Milliseconds;
  /** `null` where the text ended it. */
  readonly limit: Milliseconds | null;
}

const steps = 100;

/** Read at the start and at the end of each hundredth of the race, up to the moment at which one was through. */
export function gapOf(run: FinishedRun, pacer: Pacer): Gap {
  const goal = run.presented.length;
  const duration = run.finishedAt - run.startedAt;
  const rivalEnd = timeOfPlace(pacer, goal, duration);
  const end = Math.min(duration, rivalEnd);
  const placeAt = placesOf(run);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = (end * step) / steps;
    const place = Math.min(placeAt(at), goal);
    return { at, place, gap: place - Math.min(pacer(at), goal) };
  });
  const isByTime = run.limit !== null || rivalEnd === duration;
  return {
    points,
    turn: lastTurn(points),
    first: isByTime ? null : rivalEnd < duration ? "rival" : "mine",
  };
}

/** How much had been typed at a time, what was deleted by then left out. */
function placesOf({ inputStream, startedAt }: FinishedRun): (at: Milliseconds) => number {
  const times: Milliseconds[] = [];
  const lengths: number[] = [];
  let length = 0;
  for (const { start, removed, inserted, at } of inputStream) {
    length += inserted.length - Math.min(removed, length - start);
    times.push(at - startedAt);
    lengths.push(length);
  }
  return (at) => lengths[bisectRight(times, at) - 1] ?? 0;
}

/** When a rival comes to a place; infinite where that is after a time. */
function timeOfPlace(pacer: Pacer, place: number, latest: Milliseconds): Milliseconds {
  if (pacer(latest) < place) return Number.POSITIVE_INFINITY;
  let [low, high] = [0, latest];
  // A millisecond is exact enough.
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (pacer(middle) < place) low = middle;
    else high = middle;
  }
  return high;
}

/** A lead of fewer graphemes than this is a moment's. */
const leastLead = 3;

function lastTurn(points: readonly GapPoint[]): GapPoint | null {
  let leader = 0;
  let turn: GapPoint | null = null;
  for (const point of points) {
    const ahead = Math.sign(point.gap);
    if (ahead === 0) continue;
    if (leader !== 0 && ahead !== leader) turn = point;
    leader = ahead;
  }
  const isLead = points.some(({ gap }) => Math.abs(gap) >= leastLead && Math.sign(gap) !== leader);
  return isLead ? turn : null;
}
