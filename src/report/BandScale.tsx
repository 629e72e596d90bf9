import { type SpeedBand, speedBands } from "../engine/speed-band.ts";
import styles from "./BandScale.module.css";

/** The WPM at which the picture of the scale ends; faster speeds are marked there. */
const end = 100;

/** The five speed bands as a scale with the visitor's speed marked on it, and in words. */
export function BandScale({ wordsPerMinute, band }: { wordsPerMinute: number; band: SpeedBand }) {
  return (
    <div className={styles.bands}>
      <p>
        <strong>{band}</strong>: {extentOf(band)}
      </p>
      <div className={styles.scale} aria-hidden="true">
        <ol>
          {speedBands.map(({ name }) => (
            <li key={name} data-own={name === band}>
              {name}
            </li>
          ))}
        </ol>
        <span
          className={styles.mark}
          style={{ insetInlineStart: `${(Math.min(wordsPerMinute, end) / end) * 100}%` }}
        />
      </div>
    </div>
  );
}

function extentOf(band: SpeedBand): string {
  const index = speedBands.findIndex(({ name }) => name === band);
  const from = speedBands[index]?.from ?? 0;
  const next = speedBands[index + 1];
  return next ? `${from} to ${next.from} WPM` : `${from} WPM and more`;
}
