import styles from "./scale.module.css";

/** Draws a range and the value in it; places are in percent of the width. */
export function RangeBar({
  low,
  high,
  middle,
  height,
}: {
  low: number;
  high: number;
  middle: number;
  /** Of the whole picture, in pixels. */
  height: number;
}) {
  return (
    <>
      <g className={styles.range}>
        <rect
          className={styles.pale}
          x={`${low}%`}
          width={`${high - low}%`}
          y={height / 4}
          height={height / 2}
        />
      </g>
      <rect
        className={styles.speedMark}
        x={`${middle}%`}
        width="4"
        height={height}
        transform="translate(-2)"
      />
    </>
  );
}
