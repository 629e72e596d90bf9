import type { ReactNode } from "react";
import { type SpeedBand, speedBands } from "../engine/metrics/summarize.ts";
import { numberText } from "./format-figures.ts";
import { type RivalSpeed, RaceSpeeds } from "./RaceSpeeds.tsx";
import { desktopStudy } from "./study.ts";
import styles from "./speed-scale.module.css";

/** In WPM: where the scale ends, unless a speed or its range goes on. */
const usualEnd = 100;

/** A longer scale goes on in steps of this many WPM. */
const step = 20;

/** On a scale longer than this, the names of the bands and of the study's marks have no room. */
const longestNamed = 160;

/** A speed beyond this is written at the end instead of marked. */
const farthestEnd = 240;

interface Range {
  readonly low: number;
  readonly high: number;
}

interface Speed {
  readonly wordsPerMinute: number;
  readonly range: Range | null;
  /** The range of several tests of this kind together. */
  readonly together?: (Range & { readonly tests: number }) | null;
}

const { slowestTenth, mean, fastestTenth } = desktopStudy;

/**
 * The five speed bands as a scale, the one that is reached named by a key; on it the speed, its likely
 * range, a rival's speed, and the marks of the study.
 */
export function SpeedScale({
  wordsPerMinute,
  band,
  range,
  together = null,
  rival = null,
}: Speed & {
  band: SpeedBand;
  /** Of a race. */
  rival?: RivalSpeed | null;
}) {
  const fastest = Math.max(wordsPerMinute, range?.high ?? 0, rival?.wordsPerMinute ?? 0);
  const end = Math.min(Math.max(usualEnd, Math.ceil(fastest / step) * step), farthestEnd);
  const isOpen = end === usualEnd || fastest > end;
  const place = placeOn(end);
  const along = (speed: number) => `${place(speed)}%`;
  const lengths = speedBands.map(({ from }, index) => (speedBands[index + 1]?.from ?? end) - from);
  const ticks = Array.from({ length: end / step }, (_, index) => index * step).filter(
    // "240 and more" takes the room of a number close to it.
    (tick) => !isOpen || end - tick >= 0.15 * end,
  );
  return (
    <div className={styles.speedScale} data-is-long={end > longestNamed}>
      <p className="visually-hidden">
        {band}: {extentOf(band)}
      </p>
      <div aria-hidden="true">
        <ol
          className={styles.bandNames}
          style={{
            gridTemplateColumns: lengths.map((length) => `minmax(0, ${length}fr)`).join(" "),
          }}
        >
          {speedBands.map(({ name }, index) => (
            <li key={name} data-own={name === band} style={{ gridColumn: index + 1 }}>
              {name}
            </li>
          ))}
          {wordsPerMinute > end && (
            <li className={styles.beyond}>{numberText(wordsPerMinute)} →</li>
          )}
        </ol>
        {rival && <RaceSpeeds mine={wordsPerMinute} rival={rival} place={place} />}
        <svg width="100%" height="74" focusable="false">
          <Ground end={end} isOpen={isOpen}>
            {speedBands.slice(1).map(({ name, from }) => (
              <line
                key={name}
                className={styles.gap}
                x1={along(from)}
                x2={along(from)}
                y1="6"
                y2="24"
              />
            ))}
          </Ground>
          <Ranges range={range} together={together} place={place} />
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
          <SpeedMark at={along(wordsPerMinute)} />
          {ticks.map((tick) => (
            <Label
              key={tick}
              along={along(tick)}
              text={numberText(tick)}
              isMinor={end > usualEnd && (tick % (2 * step) > 0 || end - tick <= 2 * step)}
            />
          ))}
          <EndLabel
            wide={isOpen ? `${numberText(end)} and more` : `${numberText(end)} WPM`}
            narrow={numberText(end) + (isOpen ? "+" : "")}
          />
          {studyMarks(end).map(({ at, text }) => (
            <g key={text} className={styles.studyMark}>
              <svg x={along(at)} overflow="visible">
                <path d="M0 25l5.5 9h-11z" />
                <path className={styles.leader} d="M0 34V54" />
              </svg>
              <text className={styles.studyName} x={along(at)} y={69} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
        </svg>
        <p className={styles.studyLine}>
          ▲ {numberText(slowestTenth)} slowest tenth, {numberText(mean)} average,{" "}
          {numberText(fastestTenth)} fastest tenth
        </p>
        {together && <RangeLegend tests={together.tests} />}
      </div>
    </div>
  );
}

/** In characters per minute. */
const usualCharacters = 200;
const mostCharacters = 1000;

/** The scale of a text whose speed is counted in characters: without bands, which are of English. */
export function CharacterScale({ wordsPerMinute, range, together = null }: Speed) {
  const fastest = 5 * Math.max(wordsPerMinute, range?.high ?? 0);
  const characterStep = fastest > 2 * usualCharacters ? 100 : 40;
  const end = Math.min(
    Math.max(usualCharacters, Math.ceil(fastest / characterStep) * characterStep),
    mostCharacters,
  );
  const place = placeOn(end / 5);
  const ticks = Array.from(
    { length: end / characterStep },
    (_, index) => index * characterStep,
    // The name of the unit takes the last fifth.
  ).filter((tick) => tick <= 0.8 * end);
  return (
    <div className={styles.speedScale} aria-hidden="true">
      <svg width="100%" height="48" focusable="false">
        <Ground end={end} isOpen={fastest > end} />
        <Ranges range={range} together={together} place={place} />
        <SpeedMark at={`${place(wordsPerMinute)}%`} />
        {ticks.map((tick) => (
          <Label key={tick} along={`${(tick / end) * 100}%`} text={numberText(tick)} />
        ))}
        <EndLabel wide={`${numberText(end)} characters per minute`} narrow={numberText(end)} />
      </svg>
      {together && <RangeLegend tests={together.tests} />}
    </div>
  );
}

function placeOn(end: number) {
  return (speed: number) => (Math.min(speed, end) / end) * 100;
}

/** The bar, pointed if the scale goes on. */
function Ground({ end, isOpen, children }: { end: number; isOpen: boolean; children?: ReactNode }) {
  return (
    <>
      <rect key={end} className={styles.ground} width="100%" y="8" height="14" />
      {children}
      {isOpen && (
        <svg x="100%" overflow="visible" className={styles.point}>
          <path d="M-8 7H1V23H-8L1 15Z" />
        </svg>
      )}
    </>
  );
}

/** The range of a test: solid, or pale around the solid one of several tests. */
function Ranges({
  range,
  together = null,
  place,
}: Pick<Speed, "range" | "together"> & { place: (speed: number) => number }) {
  if (!range) return null;
  const bar = ({ low, high }: Range, className: string | undefined) => (
    <rect
      className={className}
      x={`${place(low)}%`}
      width={`${place(high) - place(low)}%`}
      y="8"
      height="14"
    />
  );
  return (
    <g className={styles.rangeBar}>
      {bar(range, together ? styles.pale : undefined)}
      {together && bar(together, undefined)}
      {[range.low, range.high].map((speed) => (
        <line key={speed} x1={`${place(speed)}%`} x2={`${place(speed)}%`} y1="4" y2="26" />
      ))}
    </g>
  );
}

function RangeLegend({ tests }: { tests: number }) {
  const sign = (className: string | undefined) => (
    <svg width="24" height="14" className={styles.rangeBar}>
      <rect className={className} width="24" height="12" y="1" />
    </svg>
  );
  return (
    <p className={styles.legend}>
      <span>{sign(styles.pale)} this test</span>{" "}
      <span>
        {sign(undefined)} {numberText(tests)} tests together
      </span>
    </p>
  );
}

function SpeedMark({ at }: { at: string }) {
  return (
    <rect
      className={styles.speedMark}
      x={at}
      y="1"
      width="4"
      height="28"
      rx="1"
      transform="translate(-2)"
    />
  );
}

/** A number below its place; a minor one is left out where there is little room. */
function Label({
  along,
  text,
  isMinor = false,
}: {
  along: string;
  text: string;
  isMinor?: boolean;
}) {
  return (
    <text
      className={isMinor ? styles.minorTick : styles.tick}
      x={along}
      y={41}
      textAnchor={along === "0%" ? "start" : "middle"}
    >
      {text}
    </text>
  );
}

function EndLabel({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <g className={styles.tick} textAnchor="end">
      <text className={styles.wideEnd} x="100%" y={41}>
        {wide}
      </text>
      <text className={styles.narrowEnd} x="100%" y={41}>
        {narrow}
      </text>
    </g>
  );
}

function studyMarks(end: number) {
  return [
    { at: slowestTenth, text: `slowest tenth, under ${numberText(slowestTenth)}` },
    {
      at: mean,
      text: `${end > usualEnd ? "average," : "study average, about"} ${numberText(mean)}`,
    },
    { at: fastestTenth, text: `fastest tenth, over ${numberText(fastestTenth)}` },
  ];
}

function extentOf(band: SpeedBand): string {
  const index = speedBands.findIndex(({ name }) => name === band);
  const from = numberText(speedBands[index]?.from ?? 0);
  const next = speedBands[index + 1];
  return next ? `${from} to ${numberText(next.from)} WPM` : `${from} WPM or more`;
}
