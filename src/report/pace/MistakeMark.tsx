import styles from "./MistakeMark.module.css";

/** A mistake on a chart: a cross where it was left, a ring where it was corrected. */
export function MistakeMark({ x, y, isLeft }: { x: string; y: number; isLeft: boolean }) {
  return (
    <svg x={x} y={y} className={isLeft ? styles.left : styles.corrected} overflow="visible">
      {isLeft ? <path d="M-4-4 4 4M-4 4 4-4" /> : <circle r="4" />}
    </svg>
  );
}
