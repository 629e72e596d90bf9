import { type PointerEvent, useRef, useState } from "react";
import type { Milliseconds } from "../../engine/edit.ts";
import { countText, exactTimeText, numberText } from "../figures-format.ts";
import type { Mistake } from "../../engine/mistakes.ts";
import { mistakeText } from "../mistakes/mistake-text.ts";
import { MistakeMark } from "./MistakeMark.tsx";
import styles from "./PaceChart.module.css";
import { nearestPoint, type PacePlace, slowestPoint } from "./pace-places.ts";
import { height, paceShape, width } from "./pace-shape.ts";
import { PlaceInText } from "./PlaceInText.tsx";

/** More mistakes at one place are counted instead of told. */
const mostInWords = 2;

/** With more places than this marked, the marks stand along the foot and leave the line in sight. */
const mostOnLine = 60;

/**
 * The line of the pace. A pointer over it, or the arrow keys on the slider that it carries, choose the
 * place that is read out below; at first that is the slowest.
 */
export function PaceChart({
  places,
  transcribed,
  wordsPerMinute,
  duration,
}: {
  places: readonly PacePlace[];
  transcribed: readonly string[];
  wordsPerMinute: number | null;
  duration: Milliseconds;
}) {
  const [chosen, setChosen] = useState(() => slowestPoint(places));
  const slider = useRef<HTMLInputElement>(null);
  const { path, across, down, ticks } = paceShape(places, transcribed.length, wordsPerMinute ?? 0);
  const place = places[chosen];
  const marked = places.filter(({ mistakes }) => mistakes.length > 0);
  if (!place) return null;

  const choose = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: extent } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / extent;
    setChosen(nearestPoint(places, share * (transcribed.length - 1)));
  };

  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <svg className={styles.speeds} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={down(tick)} dy="0.35em" textAnchor="end">
              {numberText(tick)}
            </text>
          ))}
        </svg>
        <div
          className={styles.plot}
          onPointerMove={choose}
          onPointerDown={(event) => {
            choose(event);
            // Keys go on from where the pointer was; the slider itself lets pointers through.
            event.preventDefault();
            slider.current?.focus({ preventScroll: true });
          }}
        >
          <svg width="100%" height={height} aria-hidden="true">
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
            <g className={styles.here}>
              <line x1={across(place.position)} x2={across(place.position)} y1="0" y2={height} />
              <circle cx={across(place.position)} cy={down(place.wordsPerMinute)} r="5" />
            </g>
          </svg>
          <input
            ref={slider}
            type="range"
            min={0}
            max={places.length - 1}
            value={chosen}
            aria-label="Place in the text"
            aria-valuetext={described(place)}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>0 s</span>
          <span>{exactTimeText(duration)}</span>
        </p>
      </div>
      <PlaceInText graphemes={transcribed} position={place.position} />
      <p className={styles.reading}>
        <strong>{numberText(place.wordsPerMinute)} WPM</strong>
        <span>at {exactTimeText(place.at)}</span>
      </p>
      <p className={styles.mistakes}>{mistakesText(place.mistakes)}</p>
      <figcaption className={styles.legend}>
        {wordsPerMinute !== null && (
          <span className={styles.key}>
            <svg width="24" height="12" aria-hidden="true">
              <line className={styles.overall} x2="24" y1="6" y2="6" />
            </svg>
            overall, {numberText(wordsPerMinute)} WPM
          </span>
        )}
        <span className={styles.key}>
          <svg width="12" height="12" aria-hidden="true">
            <MistakeMark x="6" y={6} isLeft={false} />
          </svg>
          mistake corrected
        </span>
        <span className={styles.key}>
          <svg width="12" height="12" aria-hidden="true">
            <MistakeMark x="6" y={6} isLeft />
          </svg>
          mistake left
        </span>
      </figcaption>
    </figure>
  );
}

function described({ at, wordsPerMinute, mistakes }: PacePlace): string {
  const speed = `${numberText(wordsPerMinute)} WPM at ${exactTimeText(at)}`;
  return mistakes.length > 0 ? `${speed}; ${mistakesText(mistakes)}` : speed;
}

function mistakesText(mistakes: readonly Mistake[]): string {
  return mistakes.length > mostInWords
    ? countText(mistakes.length, "mistake")
    : mistakes.map(mistakeText).join("; ");
}
