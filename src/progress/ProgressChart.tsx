import { speedBands } from "../engine/metrics/summarize.ts";
import { extent } from "d3-array";
import { dateText } from "../format/format-figures.ts";
import { bareSpeedText, type SpeedUnit, wordUnit } from "../format/speed-unit.ts";
import type { ProgressTest } from "../saved-tests/progress-test.ts";
import note from "../ui/note.module.css";
import type { ProgressSummary } from "./progress.ts";
import { averageText } from "./progress-text.ts";
import { Chart, movedDown, roundScale, StretchedSvg, stretchedWidth } from "../ui/chart/Chart.tsx";
import styles from "./ProgressContents.module.css";

const height = 300;
const top = 10;
const bottom = height - top;

/** Space at both ends, as a share of the width, so that the first and last marks are whole. */
const margin = 0.02;

/** How far an average reaches beyond the marks of its tests. */
const overhang = 0.012 * stretchedWidth;

/** In milliseconds. Over a shorter time, the order of the tests says more than their dates. */
const minTimeByDate = 3 * 86_400_000;

/** More points overlap, so they are drawn smaller: on a phone, and on any screen. */
const [maxPointsOnPhone, maxPoints] = [25, 80];

/** Two tests or more, each with its likely range by date, or in order; the table has the same figures. */
export function ProgressChart({
  tests,
  progress,
  unit,
}: {
  /** Those of the summary. */
  tests: readonly ProgressTest[];
  progress: ProgressSummary;
  unit: SpeedUnit;
}) {
  const { points, averages } = progress;
  // The speed bands are defined for words.
  const hasBands = tests.every((test) => test.unit === wordUnit);
  const scale = roundScale(reach(progress), [bottom, top], 3);
  const { across, ends } = placesOf(tests);
  const [lowest = 0, highest = 1] = [scale.ticks[0], scale.ticks.at(-1)];
  const dots = points.map(
    (point, index) => `M${across(index)} ${scale.at(point.wordsPerMinute)}h0`,
  );

  return (
    <div
      className={styles.chart}
      data-is-crowded={points.length > maxPointsOnPhone}
      data-is-dense={points.length > maxPoints}
      aria-hidden="true"
    >
      <Chart
        scale={scale}
        height={height}
        tickText={(speed) => bareSpeedText(speed, unit)}
        ends={ends}
      >
        {hasBands &&
          speedBands.map(({ name, from, to }) => {
            const low = scale.at(Math.max(from, lowest));
            const high = scale.at(Math.min(to, highest));
            return low - high < 22 ? null : (
              <g key={name} className={styles.band} style={movedDown(low)}>
                {from >= lowest && <line x2="100%" />}
                <text x="100%" dx="12" dy="0.35em" style={movedDown((high - low) / 2)}>
                  {name}
                </text>
              </g>
            );
          })}
        <StretchedSvg height={height}>
          {averages.map(({ of, from, to, wordsPerMinute, range }) => {
            const [start, end] = [across(from) - overhang, across(to - 1) + overhang];
            const [high, low] = [scale.at(range.high), scale.at(range.low)];
            return (
              <g key={of}>
                <path
                  className={styles.rangeOfAverage}
                  d={`M${start} ${high}H${end}V${low}H${start}z`}
                />
                <path
                  className={styles.average}
                  d={`M${start} ${scale.at(wordsPerMinute)}H${end}`}
                />
              </g>
            );
          })}
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
      </Chart>
    </div>
  );
}

/** What the signs of the chart mean. */
export function ProgressLegend({ progress, unit }: { progress: ProgressSummary; unit: SpeedUnit }) {
  const { points, averages } = progress;
  const hasRanges = points.some(({ likelyRange }) => likelyRange);
  return (
    <ul className={note.legend}>
      <li>
        <svg width="16" height="24" aria-hidden="true">
          {hasRanges && <path className={styles.range} d="M8 1V23" />}
          <path className={styles.dotEdge} d="M8 12h0" />
          <path className={styles.dot} d="M8 12h0" />
        </svg>
        <span>{hasRanges ? "one test and its likely range" : "one test"}</span>
      </li>
      {averages.length > 0 && (
        <li>
          <svg width="24" height="16" aria-hidden="true">
            <path className={styles.rangeOfAverage} d="M0 0H24V16H0z" />
            <path className={styles.average} d="M0 8H24" />
          </svg>
          <span>{`averages and their likely ranges (${averages.map((average) => averageText(average, unit)).join("; ")})`}</span>
        </li>
      )}
    </ul>
  );
}

/** From the lowest end of a range to the highest, with some space. */
function reach({ points, averages }: ProgressSummary): readonly [number, number] {
  const [low = 0, high = 0] = extent([
    ...points.flatMap(({ wordsPerMinute, likelyRange: range }) =>
      range ? [range.low, range.high] : [wordsPerMinute],
    ),
    ...averages.flatMap(({ range }) => [range.low, range.high]),
  ]);
  return [Math.max(0, low - 3), high + 3];
}

/** The horizontal place of each test, in units of the stretched width, and the texts below both ends. */
function placesOf(tests: readonly ProgressTest[]) {
  const place = (share: number) => (margin + share * (1 - 2 * margin)) * stretchedWidth;
  // Tests without a date come first, so all have one if the first has.
  const times = tests.map(({ typedOn }) => typedOn ?? Number.NaN);
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  const isByDate = to - from >= minTimeByDate;
  return {
    across: (index: number) =>
      place(isByDate ? ((times[index] ?? 0) - from) / (to - from) : index / (tests.length - 1)),
    ends: isByDate
      ? ([dateText(new Date(from)), dateText(new Date(to))] as const)
      : (["first test", "last test"] as const),
  };
}
