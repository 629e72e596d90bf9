import { bisector, extent, ticks } from "d3-array";
import { curveMonotoneX, line } from "d3-shape";
import type { Analysis } from "../../engine/analyse.ts";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { maxPoints, type PacePoint } from "../../engine/rhythm/pace.ts";
import { rangeInUnit, type SpeedUnit } from "../../format/speed-unit.ts";
import { stretchedWidth } from "../../ui/chart/Chart.tsx";

/** Everything that a chart of a pace shows. */
export type DrawnPace = ReturnType<typeof drawnPace>;

/** @param unit of the speeds */
export function drawnPace(
  { pace, mistakes, isTypedThroughout, exactWordsPerMinute, likelyRange, summary }: Analysis,
  unit: SpeedUnit,
) {
  const { perWord } = unit;
  const points = pace.map(({ wordsPerMinute, ...point }) => ({
    ...point,
    speed: perWord * wordsPerMinute,
  }));
  const places = pacePlaces(points, mistakes);
  const overall = isTypedThroughout ? perWord * exactWordsPerMinute : null;
  const range = rangeInUnit(likelyRange, unit);
  const others = [overall, range?.low, range?.high].filter((speed) => typeof speed === "number");
  return {
    places,
    overall,
    unit,
    range,
    seconds: summary.seconds,
    ...paceShape(places, summary.characters, others),
  };
}

/** A point of the pace as it is drawn, with its speed in WPM or in characters per minute. */
export interface DrawnPoint extends Omit<PacePoint, "wordsPerMinute"> {
  readonly speed: number;
}

/** The same with the mistakes that were made there, corrected or not. */
export interface PacePlace extends DrawnPoint {
  readonly mistakes: readonly Mistake[];
}

/**
 * Assigns each mistake to the first point that was typed no earlier: its own character if it was left, the
 * next one if it was skipped, and the correction if it was erased.
 */
export function pacePlaces(
  points: readonly DrawnPoint[],
  mistakes: readonly Mistake[],
): readonly PacePlace[] {
  const places = points.map((point) => ({ ...point, mistakes: new Array<Mistake>() }));
  const inTime = places.toSorted((one, other) => one.at - other.at);
  for (const mistake of mistakes) {
    inTime[byTime.left(inTime, mistake.at, 0, inTime.length - 1)]?.mistakes.push(mistake);
  }
  return places;
}

const byTime = bisector(({ at }: DrawnPoint) => at);

/**
 * The index of the slowest place. One long pause slows every window that contains it alike, so this is the
 * middle of the places around the slowest one that are nearer to its speed than a quarter of the way to
 * the fastest; −1 if there are none.
 */
export function slowestIndex(places: readonly DrawnPoint[]): number {
  const speeds = places.map(({ speed }) => speed);
  const [slowest = 0, fastest = 0] = extent(speeds);
  const isSlow = (speed: number | undefined) =>
    speed !== undefined && speed <= slowest + (fastest - slowest) / 4;
  let first = speeds.indexOf(slowest);
  let last = first;
  while (isSlow(speeds[first - 1])) first -= 1;
  while (isSlow(speeds[last + 1])) last += 1;
  return Math.round((first + last) / 2);
}

/** In pixels at the usual text size. */
export const paceHeight = 140;

/**
 * The shape of a pace. The axis fits the line and the likely range, a tenth of that wider on each side,
 * and at least a third of the fastest speed high, so that a steady pace looks steady. The line is broken
 * if places have no point, for example because text was pasted.
 *
 * @param length of the transcribed text
 * @param others speeds that must fit in, such as the ends of the likely range
 */
export function paceShape(
  points: readonly DrawnPoint[],
  length: number,
  others: readonly number[],
) {
  const speeds = [...points.map(({ speed }) => speed), ...others];
  const fastest = Math.max(0, ...speeds);
  const slowest = Math.min(fastest * (2 / 3), ...speeds);
  const margin = Math.max(1, (fastest - slowest) / 10);
  const [min, max] = [Math.max(0, slowest - margin), fastest + margin];
  const down = (speed: number) => paceHeight * (1 - (speed - min) / (max - min));
  const x = (position: number) => (position / Math.max(1, length - 1)) * stretchedWidth;
  const widest = Math.max(2, (2 * length) / maxPoints);
  const draw = line<DrawnPoint | null>()
    .defined((point) => point !== null)
    .x((point) => x(point?.position ?? 0))
    .y((point) => down(point?.speed ?? 0))
    .curve(curveMonotoneX)
    .digits(1);
  const withGaps = points.flatMap((point, index) => {
    const before = points[index - 1];
    return before && point.position - before.position > widest ? [null, point] : [point];
  });
  return {
    path: draw(withGaps) ?? "",
    /** Maps a position of the transcribed text to percent from the left. */
    across: (position: number) => `${(x(position) / stretchedWidth) * 100}%`,
    /** Maps a speed to pixels from the top, at the usual text size. */
    down,
    /** Round speeds within the axis: whole numbers, because no others are shown. */
    ticks: ticks(min, max, 4).filter(Number.isInteger),
  };
}
