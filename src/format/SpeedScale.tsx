import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import { speedBand, speedBands } from "../engine/metrics/summarize.ts";
import { numberText } from "./format-figures.ts";
import { desktopStudy } from "./study.ts";
import styles from "./scale.module.css";

const { slowestTenth, mean, fastestTenth } = desktopStudy;

/** The other speed of a race. */
interface RivalSpeed {
  readonly wordsPerMinute: number;
  /** One word before the speed. */
  readonly whose: string;
}

/**
 * A bar with numbers below it; on it a speed with its likely range, which is pale around the range of
 * several tests. The five speed bands are above it, the marks of the study below: both are defined for
 * English, so a scale in characters has neither.
 */
export function SpeedScale({
  wordsPerMinute,
  range,
  together = null,
  rival = null,
  isInCharacters = false,
}: {
  wordsPerMinute: number;
  range: LikelyRange | null;
  /** The range of several tests of this kind together. */
  together?: (LikelyRange & { readonly tests: number }) | null;
  /** Of a race. */
  rival?: RivalSpeed | null;
  /** Whether the numbers are characters per minute instead of WPM. */
  isInCharacters?: boolean;
}) {
  const fastest = Math.max(wordsPerMinute, range?.high ?? 0, rival?.wordsPerMinute ?? 0);
  const { end, isOpen, ticks } = isInCharacters ? characterAxis(fastest) : wordAxis(fastest);
  const place = placeOn(end);
  const along = (speed: number) => `${place(speed)}%`;
  const text = (speed: number) => numberText(isInCharacters ? 5 * speed : speed);
  const unit = isInCharacters ? "characters per minute" : "WPM";
  const boundaries = isInCharacters ? [] : speedBands.slice(1).map(({ from }) => from);
  const studyMarks = isInCharacters ? [] : [slowestTenth, mean, fastestTenth];
  const bar = ({ low, high }: LikelyRange, className = "") => (
    <rect
      className={className}
      x={along(low)}
      width={`${place(high) - place(low)}%`}
      y="8"
      height="14"
    />
  );
  return (
    <div className={styles.scale} data-length={lengthOf(end)}>
      {!isInCharacters && <Bands wordsPerMinute={wordsPerMinute} end={end} />}
      {/* The text beside the scale says the same. */}
      <div aria-hidden="true">
        {rival && <RaceSpeeds mine={wordsPerMinute} rival={rival} place={place} />}
        <svg width="100%" className={styles.ruler} focusable="false">
          <rect className={styles.ground} width="100%" y="8" height="14" />
          {boundaries.map((at) => (
            <line key={at} className={styles.gap} x1={along(at)} x2={along(at)} y1="6" y2="24" />
          ))}
          {isOpen && (
            <svg x="100%" overflow="visible" className={styles.point}>
              <path d="M-8 7H1V23H-8L1 15Z" />
            </svg>
          )}
          {range && (
            <g className={styles.range}>
              {bar(range, together ? styles.pale : undefined)}
              {together && bar(together)}
              {(["low", "high"] as const).map((edge) => (
                <line key={edge} x1={along(range[edge])} x2={along(range[edge])} y1="4" y2="26" />
              ))}
            </g>
          )}
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
          {ticks.map(({ at, isMinor }) => (
            <text
              key={at}
              className={isMinor ? styles.minorTick : undefined}
              x={along(at)}
              y="100%"
              dy="-5"
              textAnchor={at === 0 ? "start" : "middle"}
            >
              {text(at)}
            </text>
          ))}
          <text className={styles.wide} x="100%" y="100%" dy="-5" textAnchor="end">
            {`${text(end)} ${isOpen ? "or more" : unit}`}
          </text>
          <text className={styles.narrow} x="100%" y="100%" dy="-5" textAnchor="end">
            {`${text(end)}${isOpen ? "+" : ""}`}
          </text>
        </svg>
        <p className={styles.legend}>
          {range && together && (
            <>
              <RangeSign className={styles.pale} text="this test" />
              <RangeSign text={`${numberText(together.tests)} tests together`} />
            </>
          )}
          {!isInCharacters && (
            <span>
              ▲ {numberText(slowestTenth)} slowest tenth, {numberText(mean)} average,{" "}
              {numberText(fastestTenth)} fastest tenth
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** Returns where a speed is on a scale, in percent of its width. */
export function placeOn(end: number): (wordsPerMinute: number) => number {
  return (wordsPerMinute) => (Math.min(wordsPerMinute, end) / end) * 100;
}

/** In WPM: the end of the scale, unless a speed or its range lies beyond it. */
const usualEnd = 100;

/** A longer scale grows in steps of this many WPM. */
const step = 20;

/** On a longer scale the bands are too short for their names, whatever its width. */
const longestNamed = 160;

/** A higher speed is written at the end instead of marked. */
const farthestEnd = 240;

function lengthOf(end: number): "usual" | "long" | "longest" {
  if (end === usualEnd) return "usual";
  return end > longestNamed ? "longest" : "long";
}

/** In WPM: where a bar ends, whether speeds go on beyond it, and the numbers below it. */
interface Axis {
  readonly end: number;
  readonly isOpen: boolean;
  readonly ticks: readonly { readonly at: number; readonly isMinor?: boolean }[];
}

function wordAxis(fastest: number): Axis {
  const end = Math.min(Math.max(usualEnd, Math.ceil(fastest / step) * step), farthestEnd);
  const isOpen = end === usualEnd || fastest > end;
  const ticks = Array.from({ length: end / step }, (_, index) => index * step)
    // "240 or more" takes the space of a number close to it, and with wide letter spacing "240 WPM" does.
    .filter((at) => end - at >= (isOpen ? 0.15 : 0.1) * end)
    .map((at) => ({
      at,
      isMinor: end > usualEnd && (at % (2 * step) > 0 || end - at <= 2 * step),
    }));
  return { end, isOpen, ticks };
}

function characterAxis(fastestInWords: number): Axis {
  const fastest = 5 * fastestInWords;
  const characterStep = fastest > 400 ? 100 : 40;
  const end = Math.min(Math.max(200, Math.ceil(fastest / characterStep) * characterStep), 1000);
  // The name of the unit takes the last fifth.
  const count = Math.ceil((0.8 * end) / characterStep);
  const ticks = Array.from({ length: count }, (_, index) => ({ at: (index * characterStep) / 5 }));
  return { end: end / 5, isOpen: fastest > end, ticks };
}

/** The names of the bands, that of the speed as a key. */
function Bands({ wordsPerMinute, end }: { wordsPerMinute: number; end: number }) {
  const { name: own, from: least, to: most } = speedBand(wordsPerMinute);
  return (
    <>
      <p className="visually-hidden">
        {own}: {most === Infinity ? `${least} WPM or more` : `${least} to ${most} WPM`}
      </p>
      <ol
        aria-hidden="true"
        className={styles.bands}
        style={{
          gridTemplateColumns: speedBands
            .map(({ from, to }) => `minmax(0, ${Math.min(to, end) - from}fr)`)
            .join(" "),
        }}
      >
        {speedBands.map(({ name }, index) => (
          <li key={name} data-own={name === own} style={{ gridColumn: index + 1 }}>
            {name}
          </li>
        ))}
        {wordsPerMinute > end && <li className={styles.beyond}>{numberText(wordsPerMinute)} →</li>}
      </ol>
    </>
  );
}

/** The two speeds of a race, each over its mark, or side by side if the marks are too close. */
function RaceSpeeds({
  mine,
  rival,
  place,
}: {
  mine: number;
  rival: RivalSpeed;
  place: (wordsPerMinute: number) => number;
}) {
  const own = { at: place(mine), text: `you ${numberText(mine)}` };
  const theirs = rival.wordsPerMinute;
  const other = { at: place(theirs), text: `${rival.whose} ${numberText(theirs)}` };
  const [slower, faster] = theirs < mine ? [other, own] : [own, other];
  const between = (slower.at + faster.at) / 2;
  // Each character of the mono font is 1ch wide.
  const [first, second] = [slower.text.length, faster.text.length];
  const left = `max(0px, min(${slower.at}% - ${first / 2}ch, ${between}% - ${first + 0.75}ch))`;
  const right = `min(max(${faster.at}% - ${second / 2}ch, ${between}% + 0.75ch), 100% - ${second}ch)`;
  const space = `calc(${right} - ${left} - ${first}ch)`;
  // With wider letter spacing, as visitors may set it, the texts take more space and both gaps shrink.
  const columns = `minmax(0, ${left}) max-content minmax(1.5ch, ${space}) max-content`;
  return (
    <p className={styles.raceSpeeds} style={{ gridTemplateColumns: columns }}>
      <span>{slower.text}</span>
      <span>{faster.text}</span>
    </p>
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
