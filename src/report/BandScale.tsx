import { type SpeedBand, speedBands } from "../engine/figures/speed-band.ts";
import styles from "./BandScale.module.css";
import { numberText } from "./figures-format.ts";

/** The WPM at which the picture of the scale ends; faster speeds are marked there. */
const end = 100;

/**
 * The five speed bands as a scale with the visitor's speed and its likely range on it, and the
 * band in words. The range itself is told beside the speed.
 */
export function BandScale({
  wordsPerMinute,
  band,
  range,
}: {
  wordsPerMinute: number;
  band: SpeedBand;
  range: { readonly low: number; readonly high: number } | null;
}) {
  return (
    <div className={styles.bands}>
      <p>
        <strong>{band}</strong>: {extentOf(band)}
      </p>
      <div className={styles.scale} aria-hidden="true">
        <svg width="100%" height="20" focusable="false">
          {speedBands.map(({ name, from }, index) => (
            <rect
              key={name}
              className={name === band ? styles.own : styles.band}
              x={along(from)}
              width={along((speedBands[index + 1]?.from ?? end) - from)}
              y="11"
              height="8"
            />
          ))}
          {speedBands.slice(1).map(({ name, from }) => (
            <line
              key={name}
              className={styles.gap}
              x1={along(from)}
              x2={along(from)}
              y1="11"
              y2="19"
            />
          ))}
          {range && <RangeBar low={range.low} high={range.high} />}
          <rect
            className={styles.mark}
            x={along(wordsPerMinute)}
            width="4"
            y="1"
            height="18"
            rx="1"
            transform="translate(-2)"
          />
        </svg>
        <ol>
          {speedBands.map(({ name }) => (
            <li key={name} data-own={name === band}>
              {name}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function RangeBar({ low, high }: { low: number; high: number }) {
  return (
    <g className={styles.range}>
      <line x1={along(low)} x2={along(high)} y1="5" y2="5" />
      <line x1={along(low)} x2={along(low)} y1="1" y2="9" />
      <line x1={along(high)} x2={along(high)} y1="1" y2="9" />
    </g>
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
