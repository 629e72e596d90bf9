import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import styles from "./scale.module.css";

/** Draws a speed and, if it has one, its likely range. */
export function RangeBar({
  speed,
  range,
  place,
  height,
}: {
  /** In WPM. */
  speed: number;
  range: LikelyRange | null;
  /** Returns where a speed is, in percent of the width. */
  place: (speed: number) => number;
  /** The height of the whole picture, in pixels. */
  height: number;
}) {
  return (
    <>
      {range && (
        <g className={styles.range}>
          <rect
            className={styles.pale}
            x={`${place(range.low)}%`}
            width={`${place(range.high) - place(range.low)}%`}
            y={height / 4}
            height={height / 2}
          />
        </g>
      )}
      <rect
        className={styles.speedMark}
        x={`${place(speed)}%`}
        width="4"
        height={height}
        transform="translate(-2)"
      />
    </>
  );
}
