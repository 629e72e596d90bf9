import type { PacePlace } from "./pace-places.ts";
import { type PaceShape, height, width } from "./pace-shape.ts";
import styles from "./pace.module.css";

/** With more places than this marked, the marks stand along the foot and leave the line in sight. */
const mostOnLine = 60;

/** The line of the pace on its ruled ground, the overall speed as a dotted one, the mistakes as marks. */
export function PaceLine({
  shape: { path, across, down, ticks },
  places,
  wordsPerMinute,
}: {
  shape: PaceShape;
  places: readonly PacePlace[];
  wordsPerMinute: number | null;
}) {
  const marked = places.filter(({ mistakes }) => mistakes.length > 0);
  return (
    <svg className={styles.picture} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} className={styles.rule} x2="100%" y1={down(tick)} y2={down(tick)} />
      ))}
      {wordsPerMinute !== null && (
        <line
          className={styles.overall}
          x2="100%"
          y1={down(wordsPerMinute)}
          y2={down(wordsPerMinute)}
        />
      )}
      {/* Stretched to the width there is, which the stroke is not. */}
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className={styles.line} d={path} />
      </svg>
      {marked.map(({ position, wordsPerMinute: speed, mistakes }) => (
        <MistakeMark
          key={position}
          x={across(position)}
          y={down(marked.length > mostOnLine ? 0 : speed)}
          isLeft={mistakes.some(({ isCorrected }) => !isCorrected)}
        />
      ))}
    </svg>
  );
}

/** A mistake on a chart: a cross where it was left, a ring where it was corrected. */
export function MistakeMark({ x, y, isLeft }: { x: string; y: number; isLeft: boolean }) {
  return (
    <svg x={x} y={y} className={isLeft ? styles.leftMark : styles.correctedMark} overflow="visible">
      {isLeft ? <path d="M-4-4 4 4M-4 4 4-4" /> : <circle r="4" />}
    </svg>
  );
}
