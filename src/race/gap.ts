import { bisectLeft, bisectRight, cumsum } from "d3-array";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { elapsed, type FinishedTrial, type Trial } from "../engine/trial/trial.ts";
import { countText, numberText, quoted } from "../format/format-figures.ts";
import { segmentEnds, tenth } from "./rival-run.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { Pacer, Rival } from "../exercises/rival.ts";
import type { TestState } from "../typing-test/store.ts";

/** How far a run was ahead of a rival, until one of them reached the end. */
export interface Gap {
  /** Evenly over that time, from the start to the end; one at least. */
  readonly points: readonly GapPoint[];
  /** Where the lead changed last; `null` if neither lost a lead of three graphemes or more. */
  readonly leadChange: LeadChange | null;
  /** Whether it ends before the visitor did, because the rival of endless practice stopped. */
  readonly hasRivalStopped: boolean;
}

export interface GapPoint {
  /** From the start of the clock. */
  readonly at: Milliseconds;
  /** How far the run was in the text, in graphemes. */
  readonly place: number;
  /** In graphemes, with fractions; below 0 if the run was behind. */
  readonly gap: number;
}

/** The lead that was lost is the largest gap since the change before. */
type LeadChange = GapPoint & { readonly lost: number };

type FinishedRun = Pick<FinishedTrial, "presented" | "inputStream" | "startedAt" | "finishedAt">;

const steps = 100;

/**
 * Returns the gap at the start and after each hundredth of the race. It ends when one of the two reaches
 * the end of the text or, in endless practice, when the rival stops.
 *
 * @param limit of the exercise: a trial of endless practice has another one, at which the visitor ended it
 */
export function gapOf(run: FinishedRun, limit: Exercise["limit"], pacer: Pacer): Gap {
  const goal = goalOf({ presented: run.presented, limit });
  const duration = run.finishedAt - run.startedAt;
  const last = limit === Infinity ? pacer(Infinity) : goal;
  const rivalEnd = timeOfPlace(pacer, last, duration + tenth / 2);
  const end = Math.min(duration, rivalEnd);
  // The times of a run are rounded to a tenth.
  const isDeadHeat = limit === null && Math.abs(duration - rivalEnd) <= tenth / 2;
  const placeAt = placesOf(run);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const at = (end * step) / steps;
    const place = Math.min(placeAt(at), goal);
    const isEven = isDeadHeat && step === steps;
    return { at, place, gap: isEven ? 0 : place - Math.min(pacer(at), goal) };
  });
  const hasRivalStopped = limit === Infinity && end < duration;
  return { points, leadChange: lastLeadChange(points), hasRivalStopped };
}

/** Where a race ends, in graphemes; `Infinity` if a limit ends it, because its text is made as it is typed. */
function goalOf({ presented, limit }: Pick<Trial, "presented" | "limit">): number {
  return limit === null ? presented.length : Infinity;
}

/** Returns the length of the transcribed text at a time. */
function placesOf({ inputStream, startedAt }: FinishedRun): (at: Milliseconds) => number {
  const times = inputStream.map(({ at }) => at - startedAt);
  const lengths = cumsum(inputStream, ({ inserted, removed }) => inserted.length - removed);
  return (at) => lengths[bisectRight(times, at) - 1] ?? 0;
}

/** When a rival reaches a place; infinite if that is after `latest`. */
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

/** A lead of fewer graphemes than this is not worth a sentence, except at the end. */
const minLead = 3;

function lastLeadChange(points: readonly GapPoint[]): LeadChange | null {
  let lead = 0;
  // Where the one who is in front last came to the front.
  let crossing: GapPoint = { at: 0, place: 0, gap: 0 };
  let leadChange: LeadChange | null = null;
  for (const point of points) {
    const { gap } = point;
    if (gap !== 0 && gap * crossing.gap <= 0) crossing = point;
    if (Math.abs(gap) < minLead && point !== points.at(-1)) continue;
    const isChange = gap * lead < 0;
    if (isChange) leadChange = { ...crossing, lost: lead };
    if (isChange || Math.abs(gap) > Math.abs(lead)) lead = gap;
  }
  return leadChange;
}

/** How a race went, in one or two sentences. */
export function raceSummary(
  { points, leadChange, hasRivalStopped }: Gap,
  presented: readonly string[],
): string {
  // Rounded as beside the track: a character counts for the rival once the rival is past it.
  const charactersOf = (gap: number) => countText(Math.abs(Math.ceil(gap)), "character");
  const last = Math.ceil(points.at(-1)?.gap ?? 0);
  const how = last === 0 ? "even" : `${charactersOf(last)} ${last > 0 ? "ahead" : "behind"}`;
  const end = `You were ${how} ${hasRivalStopped ? "when your rival stopped" : "at the end"}.`;
  if (!leadChange) return end;
  const word = quoted(wordReached(presented, leadChange.place));
  const by = `by up to ${charactersOf(leadChange.lost)}`;
  return leadChange.gap < 0
    ? `You led ${by}, until your rival passed you at ${word}. ${end}`
    : `You trailed ${by}, then passed your rival at ${word}. ${end}`;
}

/** The word at a place of a text, or before it, without the punctuation at its end. */
function wordReached(presented: readonly string[], place: number): string {
  const ends = segmentEnds(presented, 1);
  const index = bisectLeft(ends, place, 0, ends.length - 1);
  const word = presented.slice(ends[index - 1] ?? 0, ends[index]).join("");
  return word.trim().replace(/(?<=.)\p{Punctuation}+$/u, "");
}

/**
 * How far both runs of a race are at the latest tick, and where it ends, in graphemes; in an endless text,
 * how far the leader would get.
 */
export function racePlaces({ trial, now }: TestState, { pacer }: Rival) {
  const { presented, transcribed, limit } = trial;
  const mine = Math.min(transcribed.graphemes.length, presented.length);
  const time = elapsed(trial, now);
  // A run whose first word is one letter has that word at the start of the clock.
  const rival = trial.phase === "ready" ? 0 : Math.min(pacer(time), goalOf(trial));
  if (limit === null) return { mine, rival, goal: presented.length };
  // Endless practice has no end, so the leader is halfway after a minute.
  const share = limit === Infinity ? time / (time + endlessHalf) : Math.min(1, time / limit);
  return { mine, rival, goal: Math.max(mine, rival, 1) / Math.max(share, 0.05) };
}

const endlessHalf: Milliseconds = 60_000;

/** How far apart the two are, in the words beside the track. */
export function gapText({ mine, rival }: Readonly<Record<"mine" | "rival", number>>): string {
  const gap = mine - Math.floor(rival);
  if (gap === 0) return "Even";
  return `${numberText(Math.abs(gap))} ${gap > 0 ? "ahead" : "behind"}`;
}
