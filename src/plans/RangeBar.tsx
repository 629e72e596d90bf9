import styles from "./plans.module.css";

/** A range with its middle, drawn in a picture. All places are in percent of its width. */
export function RangeBar({
  low,
  high,
  middle,
  height,
  isSolid,
}: {
  low: number;
  high: number;
  middle: number;
  /** Of the picture, in pixels. */
  height: number;
  isSolid: boolean;
}) {
  return (
    <>
      <rect
        className={isSolid ? styles.solid : styles.pale}
        x={`${low}%`}
        width={`${high - low}%`}
        y={0.3 * height}
        height={0.4 * height}
        rx="2"
      />
      <line className={styles.middle} x1={`${middle}%`} x2={`${middle}%`} y1="0" y2={height} />
    </>
  );
}
