import { type SpeedBand, speedBands } from "../engine/figures/speed-band.ts";
import { numberText } from "./figures-format.ts";
import { desktopStudy } from "./study.ts";
import styles from "./speed-scale.module.css";

/** The WPM at which the picture of the scale ends; faster speeds are marked there. */
const end = 100;

const { slowestTenth, mean, fastestTenth } = desktopStudy;

const studyMarks = [
  { at: slowestTenth, text: `slowest tenth, under ${numberText(slowestTenth)}` },
  { at: mean, text: `study’s mean, about ${numberText(mean)}` },
  { at: fastestTenth, text: `fastest tenth, over ${numberText(fastestTenth)}` },
];

/**
 * The five speed bands as a scale, the one that is reached named by a key; on it the speed, its likely
 * range and the marks of the study. The range itself is told beside the speed.
 */
export function SpeedScale({
  wordsPerMinute,
  band,
  range,
}: {
  wordsPerMinute: number;
  band: SpeedBand;
  range: { readonly low: number; readonly high: number } | null;
}) {
  return (
    <div className={styles.speedScale}>
      <p className="visually-hidden">
        {band}: {extentOf(band)}
      </p>
      <div aria-hidden="true">
        <ol className={styles.bandNames}>
          {speedBands.map(({ name }, index) => (
            <li key={name} data-own={name === band} style={{ gridColumn: index + 1 }}>
              {name}
            </li>
          ))}
        </ol>
        <svg width="100%" height="74" focusable="false">
          {speedBands.map(({ name, from }, index) => (
            <rect
              key={name}
              className={name === band ? styles.ownBand : styles.band}
              x={along(from)}
              width={along((speedBands[index + 1]?.from ?? end) - from)}
              y="8"
              height="14"
            />
          ))}
          {speedBands.slice(1).map(({ name, from }) => (
            <line
              key={name}
              className={styles.gap}
              x1={along(from)}
              x2={along(from)}
              y1="6"
              y2="24"
            />
          ))}
          {range && <RangeBar low={range.low} high={range.high} />}
          <rect
            className={styles.speedMark}
            x={along(wordsPerMinute)}
            y="1"
            width="4"
            height="28"
            rx="1"
            transform="translate(-2)"
          />
          {speedBands.map(({ name, from }) => (
            <Label key={name} at={from} className={styles.tick} y={41} text={numberText(from)} />
          ))}
          <Label at={end} className={styles.tick} y={41} text="WPM" />
          {studyMarks.map(({ at, text }) => (
            <g key={text} className={styles.studyMark}>
              <svg x={along(at)} overflow="visible">
                <path d="M0 25l5.5 9h-11z" />
                <path className={styles.leader} d="M0 34V54" />
              </svg>
              <Label at={at} className={styles.studyName} y={69} text={text} />
            </g>
          ))}
        </svg>
        <p className={styles.studyLine}>
          ▲ {numberText(slowestTenth)} slowest tenth, {numberText(mean)} mean,{" "}
          {numberText(fastestTenth)} fastest
        </p>
      </div>
    </div>
  );
}

function RangeBar({ low, high }: { low: number; high: number }) {
  const share = Math.min(high, end) - Math.min(low, end);
  return (
    <g className={styles.rangeBar}>
      <rect x={along(low)} width={along(share)} y="8" height="14" />
      <line x1={along(low)} x2={along(low)} y1="4" y2="26" />
      <line x1={along(high)} x2={along(high)} y1="4" y2="26" />
    </g>
  );
}

/** Text about a place of the scale, kept within its ends. */
function Label({
  at,
  y,
  text,
  className,
}: {
  at: number;
  y: number;
  text: string;
  className: string | undefined;
}) {
  const anchor = at === 0 ? "start" : at === end ? "end" : "middle";
  return (
    <text className={className} x={along(at)} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

function along(wordsPerMinute: number): string {
  return `${(Math.min(wordsPerMinute, end) / end) * 100}%`;
}

function extentOf(band: SpeedBand): string {
  const index = speedBands.findIndex(({ name }) => name === band);
  const from = numberText(speedBands[index]?.from ?? 0);
  const next = speedBands[index + 1];
  return next ? `${from} to ${numberText(next.from)} WPM` : `${from} WPM and more`;
}
