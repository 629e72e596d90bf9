import { range as numbersInSteps } from "d3-array";
import { useDeferredValue } from "react";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import { speedBand, speedBands } from "../engine/metrics/summarize.ts";
import { numberText } from "./format-figures.ts";
import { bareSpeedText, type SpeedUnit, wordUnit } from "./speed-unit.ts";
import { desktopStudy } from "./study.ts";
import styles from "./scale.module.css";

const { slowestTenth, mean, fastestTenth } = desktopStudy;

/**
 * A speed and its likely range on a bar with numbers below it. The range is pale if that of several tests
 * lies over it. The five speed bands are above it, the marks of the study below. The bands are defined for words,
 * so a scale in characters has none.
 */
export function SpeedScale({
  wordsPerMinute,
  range,
  combined,
  rival,
  unit,
  hasStudyMarks = false,
}: {
  wordsPerMinute: number;
  range: LikelyRange | null;
  /** The range of several tests of this kind together. */
  combined?: (LikelyRange & { readonly tests: number }) | null | undefined;
  /** The other speed of a race, named with its speed. */
  rival?: { readonly name: string; readonly wordsPerMinute: number } | undefined;
  /** The unit of the numbers. */
  unit: SpeedUnit;
  /** Whether the text is like those of the study. */
  hasStudyMarks?: boolean;
}) {
  // Not in the first render, so that the last key need not wait for it.
  const isRulerDrawn = useDeferredValue(true, false);
  const fastest = Math.max(
    wordsPerMinute,
    range?.high ?? 0,
    combined?.high ?? 0,
    rival?.wordsPerMinute ?? 0,
  );
  const isInWords = unit === wordUnit;
  const { end, ticks } = axisTo(fastest, isInWords ? 100 : 40);
  const place = placeOn(end);
  const along = (speed: number) => `${place(speed)}%`;
  const text = (speed: number) => bareSpeedText(speed, unit);
  const boundaries = isInWords ? speedBands.slice(1).map(({ from }) => from) : [];
  const studyMarks = hasStudyMarks ? [slowestTenth, mean, fastestTenth] : [];
  const bar = ({ low, high }: LikelyRange, className = "") => (
    <rect
      className={className}
      x={along(low)}
      width={`${place(high) - place(low)}%`}
      y="8"
      height="14"
    />
  );
  const ruler = (
    <svg width="100%" height="100%" focusable="false">
      <rect className={styles.ground} width="100%" y="8" height="14" />
      {boundaries.map((at) => (
        <line key={at} className={styles.gap} x1={along(at)} x2={along(at)} y1="6" y2="24" />
      ))}
      <svg x="100%" overflow="visible" className={styles.point}>
        <path d="M-8 7H1V23H-8L1 15Z" />
      </svg>
      <g className={styles.range}>
        {range && bar(range, combined ? styles.pale : undefined)}
        {combined && bar(combined)}
        {range &&
          (["low", "high"] as const).map((edge) => (
            <line key={edge} x1={along(range[edge])} x2={along(range[edge])} y1="4" y2="26" />
          ))}
      </g>
      {studyMarks.map((at) => (
        <svg key={at} x={along(at)} overflow="visible" className={styles.studyMark}>
          <path d="M0 25l5.5 9h-11z" />
        </svg>
      ))}
      {rival && (
        <rect
          className={styles.rivalMark}
          x={along(rival.wordsPerMinute)}
          y="0"
          width="12"
          height="30"
          rx="3"
          transform="translate(-6)"
        />
      )}
      <rect
        className={styles.speedMark}
        x={along(wordsPerMinute)}
        y="1"
        width="4"
        height="28"
        rx="1"
        transform="translate(-2)"
      />
      {ticks.map((at) => (
        <text key={at} x={along(at)} y="100%" dy="-5" textAnchor={at === 0 ? "start" : "middle"}>
          {text(at)}
        </text>
      ))}
      <text x="100%" y="100%" dy="-5" textAnchor="end">
        {`${text(end)}+`}
      </text>
    </svg>
  );
  return (
    <div className={styles.scale}>
      {isInWords && <Bands wordsPerMinute={wordsPerMinute} end={end} />}
      {/* The text beside the scale says the same. */}
      <div aria-hidden="true">
        <div className={styles.ruler}>{isRulerDrawn && ruler}</div>
        <p className={styles.legend}>
          {rival && (
            <span>
              <svg width="12" height="16">
                <rect className={styles.rivalMark} x="1" y="1" width="10" height="14" rx="3" />
              </svg>
              {rival.name}
            </span>
          )}
          {range && combined && <RangeSign className={styles.pale} text="this test" />}
          {combined && <RangeSign text={`${numberText(combined.tests)} tests together`} />}
          {hasStudyMarks && (
            <span>
              ▲ in the largest study: {numberText(slowestTenth)} slowest tenth, {numberText(mean)}
              {"\u00a0"}average, {numberText(fastestTenth)} fastest tenth
            </span>
          )}
          {!isInWords && <span>{unit.header}, for which there are no speed bands</span>}
        </p>
      </div>
    </div>
  );
}

/** Returns where a speed is on a scale, in percent of its width. */
export function placeOn(end: number): (wordsPerMinute: number) => number {
  return (wordsPerMinute) => (Math.min(wordsPerMinute, end) / end) * 100;
}

/** In WPM. A higher speed is marked at the open end. */
export const maxScaleEnd = 240;

/** In WPM: the end of a bar, higher than usual for faster speeds, and up to six numbers below it. */
function axisTo(fastest: number, usualEnd: number) {
  const step = usualEnd / 5;
  const end = Math.min(Math.max(usualEnd, Math.ceil(fastest / step) * step), maxScaleEnd);
  const between = step * Math.ceil(end / step / 6);
  // The number at the end takes the space of one close to it.
  return { end, ticks: numbersInSteps(0, 0.82 * end, between) };
}

/** The name of the speed's band as a key and, if all have space over their bands, the other names. */
function Bands({ wordsPerMinute, end }: { wordsPerMinute: number; end: number }) {
  const { name: own, from: least, to: most } = speedBand(wordsPerMinute);
  const columns = speedBands.map(({ name, from, to }) => {
    const narrowest = name === own ? "max-content" : "0";
    return `minmax(${narrowest}, ${Math.min(to, end) - from}fr)`;
  });
  // Too wide to be shown if "Intermediate" and a space are wider than 20 WPM of the scale.
  const minInlineSize = `max(0px, 999 * (${(13 * end) / 20}ch - 100cqi))`;
  return (
    <>
      <p className="visually-hidden">
        {own}: {most === Infinity ? `${least} WPM or more` : `${least} to ${most} WPM`}
      </p>
      <ol
        aria-hidden="true"
        className={styles.bands}
        style={{ gridTemplateColumns: columns.join(" ") }}
      >
        {speedBands.map(({ name }) => (
          <li key={name}>
            <span data-own={name === own} style={name === own ? {} : { minInlineSize }}>
              {name}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function RangeSign({ className, text }: { className?: string | undefined; text: string }) {
  return (
    <span>
      <svg width="24" height="14" className={styles.range}>
        <rect className={className} width="24" height="12" y="1" />
      </svg>
      {text}
    </span>
  );
}
