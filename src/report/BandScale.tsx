import { type SpeedBand, speedBands } from "../engine/speed-band.ts";
import styles from "./BandScale.module.css";

/** The five speed bands as a scale, with the visitor's own marked, and in words. */
export function BandScale({ wordsPerMinute, band }: { wordsPerMinute: number; band: SpeedBand }) {
  return (
    <div className={styles.bands}>
      <p>
        {wordsPerMinute} WPM is <strong>{band}</strong>, {extentOf(band)} WPM.
      </p>
      <ol className={styles.scale} aria-hidden="true">
        {speedBands.map(({ name }) => (
          <li key={name} className={name === band ? styles.own : styles.other}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

function extentOf(band: SpeedBand): string {
  const index = speedBands.findIndex(({ name }) => name === band);
  const from = speedBands[index]?.from ?? 0;
  const next = speedBands[index + 1];
  return next ? `${from} to ${next.from}` : `${from} and more`;
}
