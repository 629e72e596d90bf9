import type { ReactNode } from "react";
import type { Analysis } from "../../engine/analyse.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { exactTimeText, numberText } from "../../format/format-figures.ts";
import note from "../../ui/note.module.css";
import { type PacePlace, pacePlaces } from "./pace-places.ts";
import { height, type PaceShape, paceShape, width } from "./pace-shape.ts";
import { StretchedSvg } from "../../ui/chart/StretchedSvg.tsx";
import styles from "./pace.module.css";

/** With more places than this marked, the marks stand along the foot and leave the line in sight. */
const mostOnLine = 60;

/**
 * The line of the pace on its ruled ground, between the speeds and the times: the likely range tinted,
 * the overall speed dashed, the mistakes as marks.
 *
 * @param children what lies over the plot
 */
export function PaceChart({
  shape: { path, across, down, ticks },
  places,
  wordsPerMinute,
  range,
  duration,
  children,
}: {
  shape: PaceShape;
  places: readonly PacePlace[];
  wordsPerMinute: number | null;
  range: { readonly low: number; readonly high: number } | null;
  duration: Milliseconds;
  children?: ReactNode;
}) {
  const marked = places.filter(({ mistakes }) => mistakes.length > 0);
  const rangeTop = range ? Math.max(0, down(range.high)) : 0;
  const rangeFoot = range ? Math.min(height, down(range.low)) : 0;
  return (
    <div className={styles.chart}>
      <svg className={styles.speeds} height={height} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={down(tick)} dy="0.35em" textAnchor="end">
            {numberText(tick)}
          </text>
        ))}
      </svg>
      <div className={styles.plot}>
        <svg className={styles.picture} height={height} aria-hidden="true">
          {range && (
            <rect
              className={styles.likely}
              width="100%"
              y={rangeTop}
              height={Math.max(0, rangeFoot - rangeTop)}
            />
          )}
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
          <StretchedSvg width={width} height={height}>
            <path className={styles.line} d={path} />
          </StretchedSvg>
          {marked.map(({ position, wordsPerMinute: speed, mistakes }) => (
            <MistakeMark
              key={position}
              x={across(position)}
              y={marked.length > mostOnLine ? height : down(speed)}
              isLeft={mistakes.some(({ isCorrected }) => !isCorrected)}
            />
          ))}
        </svg>
        {children}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{exactTimeText(0)}</span>
        <span>{exactTimeText(duration)}</span>
      </p>
    </div>
  );
}

/** A mistake on a chart: a cross where it was left, a ring where it was corrected. */
function MistakeMark({ x, y, isLeft }: { x: string; y: number; isLeft: boolean }) {
  return (
    <svg x={x} y={y} className={isLeft ? styles.leftMark : styles.correctedMark} overflow="visible">
      {isLeft ? <path d="M-5-5 5 5M-5 5 5-5" /> : <circle r="5" />}
    </svg>
  );
}

/** What the signs of the chart stand for. */
export function PaceLegend({
  wordsPerMinute,
  hasRange,
}: {
  wordsPerMinute: number | null;
  hasRange: boolean;
}) {
  return (
    <ul className={note.legend}>
      <li>
        <svg width="14" height="14" aria-hidden="true">
          <MistakeMark x="7" y={7} isLeft />
        </svg>
        <span>mistake left</span>
      </li>
      <li>
        <svg width="14" height="14" aria-hidden="true">
          <MistakeMark x="7" y={7} isLeft={false} />
        </svg>
        <span>mistake corrected</span>
      </li>
      {hasRange && (
        <li>
          <svg width="24" height="14" aria-hidden="true">
            <rect className={styles.likely} width="24" height="14" />
          </svg>
          <span>likely range</span>
        </li>
      )}
      {wordsPerMinute !== null && (
        <li>
          <svg width="24" height="14" aria-hidden="true">
            <line className={styles.overall} x2="24" y1="7" y2="7" />
          </svg>
          <span>overall, {numberText(wordsPerMinute)} WPM</span>
        </li>
      )}
    </ul>
  );
}

/** How the speed went through the text, at a glance; the report's part says the same in words. */
export function PacePicture({ analysis }: { analysis: Analysis | null }) {
  // Its room is kept until it is known, so that nothing moves when it comes.
  if (!analysis) return <div className={styles.pace} />;
  const { pace, mistakes, isTypedThroughout, exactWordsPerMinute, likelyRange, duration } =
    analysis;
  const places = pacePlaces(pace, mistakes);
  if (places.length === 0) return null;
  const wordsPerMinute = isTypedThroughout ? exactWordsPerMinute : null;
  const shape = paceShape(places, analysis.summary.characters, wordsPerMinute);
  return (
    <div className={styles.pace} aria-hidden="true">
      <div className={styles.paceHead}>
        <strong>Pace</strong>
        <PaceLegend wordsPerMinute={wordsPerMinute} hasRange={likelyRange !== null} />
      </div>
      <PaceChart
        shape={shape}
        places={places}
        wordsPerMinute={wordsPerMinute}
        range={likelyRange}
        duration={duration}
      />
    </div>
  );
}
