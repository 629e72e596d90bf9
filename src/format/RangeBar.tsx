import styles from "./scale.module.css";

/** A range with the value in it, drawn in a picture of its height; in percent of its width. */
export function RangeBar({
  low,
  high,
  middle,
  height,
  isSolid = false,
}: {
  low: number;
  high: number;
  middle: number;
  /** In pixels. */
  height: number;
  /** Solid for several tests together, pale for one. */
  isSolid?: boolean;
}) {
  return (
    <>
      <g className={styles.range}>
        <rect
          className={isSolid ? undefined : styles.pale}
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
