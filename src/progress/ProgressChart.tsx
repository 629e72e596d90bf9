import { speedBands } from "../engine/metrics/speed.ts";
import { groupSizes, type SpeedTogether } from "../engine/metrics/several-tests.ts";
import { numberText } from "../format/format-figures.ts";
import { roundScale } from "../ui/chart/round-scale.ts";
import { dateAxis } from "./date-axis.ts";
import type { Progress, ProgressPoint } from "../test-files/progress.ts";
import { groupText, pooledText } from "./progress-words.ts";
import { StretchedSvg } from "../ui/chart/StretchedSvg.tsx";
import styles from "./ProgressChart.module.css";

const height = 320;
const foot = 34;
const head = 10;
const bottom = height - foot;

/** The width of what is stretched, in units of its own. */
const width = 1000;

/** Room at either end, as a share of the width, so that a test's mark and name are whole. */
const margin = 0.02;

const mostTicks = 10;

/** More of them are drawn smaller, for they lie on one another. */
const fewPoints = 80;

/** Each test with its likely range by day, or in order; the table says the same. */
export function ProgressChart({ progress }: { progress: Progress }) {
  const { points, first, last } = progress;
  const scale = roundScale(reach(progress), [bottom, head], 5);
  const { across, ticks } = placesOf(points);
  const sizes = groupSizes(points.length);
  const isFaster = !first || !last || last.wordsPerMinute >= first.wordsPerMinute;
  const [lowest = 0, highest = 1] = [scale.ticks[0], scale.ticks.at(-1)];
  const dots = points.map(
    (point, index) => `M${across(index)} ${scale.at(point.wordsPerMinute)}h0`,
  );
  const groupOf = (from: number, to: number) => [across(from), across(to)] as const;

  return (
    <div
      className={`${styles.chart} ${points.length > fewPoints ? styles.dense : ""}`}
      aria-hidden="true"
    >
      <svg className={styles.speeds} height={height} focusable="false">
        {scale.ticks.map((tick) => (
          <text key={tick} x="100%" y={scale.at(tick)} dy="0.35em">
            {numberText(tick)}
          </text>
        ))}
      </svg>
      <svg height={height} focusable="false">
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            className={speedBands.some(({ from }) => from === tick) ? styles.boundary : styles.rule}
            x2="100%"
            y1={scale.at(tick)}
            y2={scale.at(tick)}
          />
        ))}
        <StretchedSvg width={width} height={height}>
          {first && <Pooled speed={first} ends={groupOf(0, sizes.first - 1)} at={scale.at} />}
          {last && (
            <Pooled
              speed={last}
              ends={groupOf(points.length - sizes.last, points.length - 1)}
              at={scale.at}
            />
          )}
          <path
            className={styles.range}
            d={points
              .map(({ likelyRange: range }, index) =>
                range ? `M${across(index)} ${scale.at(range.low)}V${scale.at(range.high)}` : "",
              )
              .join("")}
          />
          {/* Dots are lines without length and round ends, so that the width stretches none. */}
          <path className={styles.dotEdge} d={dots.join("")} />
          <path className={styles.dot} d={dots.join("")} />
        </StretchedSvg>
        {first && (
          <text
            className={styles.pooledName}
            x={percent(across(0))}
            y={nameAt(first, points.slice(0, sizes.first), !isFaster, scale.at)}
          >
            {pooledText(groupText("first", points.length), first)}
          </text>
        )}
        {last && (
          <text
            className={styles.pooledName}
            x={percent(across(points.length - 1))}
            y={nameAt(last, points.slice(-sizes.last), isFaster, scale.at)}
            textAnchor="end"
          >
            {pooledText(groupText("last", points.length), last)}
          </text>
        )}
        {ticks.map(({ at, name }, index) => (
          <g key={at} className={index % 2 === 0 ? styles.day : styles.betweenDay}>
            <line x1={percent(at)} x2={percent(at)} y1={bottom} y2={bottom + 5} />
            <text x={percent(at)} y={bottom + 22}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <svg className={styles.bands} height={height} focusable="false">
        {speedBands.map(({ name, from }, index) => {
          const low = Math.max(from, lowest);
          const high = Math.min(speedBands[index + 1]?.from ?? Infinity, highest);
          const middle = (scale.at(low) + scale.at(high)) / 2;
          return scale.at(low) - scale.at(high) < 22 ? null : (
            <text key={name} y={middle} dy="0.35em">
              {name}
            </text>
          );
        })}
      </svg>
    </div>
  );
}

/** The average of several tests and its likely range, over the tests it is of. */
function Pooled({
  speed: { wordsPerMinute, low, high },
  ends: [from, to],
  at,
}: {
  speed: SpeedTogether;
  ends: readonly [from: number, to: number];
  at: (speed: number) => number;
}) {
  const x = from - 0.012 * width;
  const end = to + 0.012 * width;
  return (
    <>
      <rect
        className={styles.pooledRange}
        x={x}
        y={at(high)}
        width={end - x}
        height={at(low) - at(high)}
      />
      <path className={styles.pooled} d={`M${x} ${at(wordsPerMinute)}H${end}`} />
    </>
  );
}

/** From the lowest end of a likely range to the highest. */
function reach({ points, first, last }: Progress): readonly [number, number] {
  let [low, high] = [Infinity, 0];
  for (const { wordsPerMinute, likelyRange: range } of points) {
    low = Math.min(low, range?.low ?? wordsPerMinute);
    high = Math.max(high, range?.high ?? wordsPerMinute);
  }
  for (const pooled of [first, last]) {
    low = Math.min(low, pooled?.low ?? low);
    high = Math.max(high, pooled?.high ?? high);
  }
  // Room below and above for the names of the averages.
  const room = Math.max(3, (high - low) / 8);
  return [Math.max(0, low - room), high + room];
}

/** Where each test stands, in units of the stretched width, and what is written below. */
function placesOf(points: readonly ProgressPoint[]) {
  const within = (share: number) => (margin + share * (1 - 2 * margin)) * width;
  const times = points.map(({ typedOn }) => typedOn ?? Number.NaN);
  const axis = dateAxis(times[0] ?? Number.NaN, times.at(-1) ?? Number.NaN, mostTicks);
  if (axis && times.every((time) => Number.isFinite(time))) {
    const ticks = axis.ticks.map(({ at, name }) => ({ at: within(at), name }));
    return { across: (index: number) => within(axis.at(times[index] ?? 0)), ticks };
  }
  const steps = Math.max(1, points.length - 1);
  const across = (index: number) => within(points.length === 1 ? 0.5 : index / steps);
  const ends = points.length > 1 ? [0, points.length - 1] : [0];
  return {
    across,
    ticks: ends.map((index) => ({ at: across(index), name: `test ${numberText(index + 1)}` })),
  };
}

const percent = (at: number) => `${(at / width) * 100}%`;

/** Where the name of an average stands: clear of all likely ranges of what it is of. */
function nameAt(
  average: SpeedTogether,
  points: readonly ProgressPoint[],
  isAbove: boolean,
  at: (speed: number) => number,
): number {
  const ranges = [average, ...points.map(({ likelyRange }) => likelyRange ?? average)];
  return isAbove
    ? Math.max(head + 12, at(Math.max(...ranges.map(({ high }) => high))) - 8)
    : Math.min(bottom - 6, at(Math.min(...ranges.map(({ low }) => low))) + 20);
}
