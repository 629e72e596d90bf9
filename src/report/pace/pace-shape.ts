import { curveMonotoneX, line } from "d3-shape";
import type { PacePoint } from "../../engine/rhythm/pace.ts";
import { roundScale } from "../../ui/chart/round-scale.ts";

/** Height of the picture, in pixels; its width is whatever there is, and counts as this many units. */
export const height = 140;
export const width = 1000;

export interface PaceShape {
  /** The line, in units. */
  readonly path: string;
  /** Where a place of the transcribed text lies across the picture, in percent. */
  readonly across: (position: number) => string;
  /** Where a speed lies, in pixels from the top. */
  readonly down: (wordsPerMinute: number) => number;
  /** Round speeds to rule the picture with, the first at its foot, the last at its top. */
  readonly ticks: readonly number[];
}

/**
 * The shape of a pace between round speeds: above the fastest at the top; below the slowest at the foot,
 * and below half of the fastest, so that a steady pace looks steady. The line is broken where places
 * have no point, as where text was pasted.
 *
 * @param length of the transcribed text
 * @param overall a speed that must fit in, too
 */
export function paceShape(
  points: readonly PacePoint[],
  length: number,
  overall: number | null,
): PaceShape {
  const speeds = points.map(({ wordsPerMinute }) => wordsPerMinute);
  if (overall !== null) speeds.push(overall);
  const fastest = Math.max(0, ...speeds);
  const slowest = Math.min(fastest / 2, ...speeds);
  const x = (position: number) => (position / Math.max(1, length - 1)) * width;
  const y = roundScale([slowest, fastest], [height, 0], 4);
  const draw = line<PacePoint>(
    (point) => x(point.position),
    (point) => y.at(point.wordsPerMinute),
  )
    .curve(curveMonotoneX)
    .digits(1);
  return {
    path: unbroken(points, length)
      .map((stretch) => draw(stretch) ?? "")
      .join(""),
    across: (position) => `${(x(position) / width) * 100}%`,
    down: y.at,
    ticks: y.ticks,
  };
}

function unbroken(points: readonly PacePoint[], length: number): readonly PacePoint[][] {
  const widest = Math.max(2, (2 * length) / mostPoints);
  const stretches: PacePoint[][] = [];
  for (const point of points) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    if (stretch && last && point.position - last.position <= widest) stretch.push(point);
    else stretches.push([point]);
  }
  return stretches;
}

/** The engine gives no more points than this, evenly over the text. */
const mostPoints = 200;
