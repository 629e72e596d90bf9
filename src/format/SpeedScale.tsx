import { type SpeedBand, speedBand, speedBands } from "../engine/metrics/summarize.ts";
import { numberText } from "./format-figures.ts";
import { placeOn, Scale, type ScaleSpeed } from "./Scale.tsx";
import { desktopStudy } from "./study.ts";
import styles from "./scale.module.css";

/** In WPM: the end of the scale, unless a speed or its range lies beyond it. */
const usualEnd = 100;

/** A longer scale grows in steps of this many WPM. */
const step = 20;

/** On a longer scale the bands are too short for their names, whatever its width. */
const longestNamed = 160;

/** A higher speed is written at the end instead of marked. */
const farthestEnd = 240;

/** The other speed of a race. */
export interface RivalSpeed {
  readonly wordsPerMinute: number;
  /** One word before the speed. */
  readonly whose: string;
}

const { slowestTenth, mean, fastestTenth } = desktopStudy;

/**
 * The five speed bands as a scale, with the band of the speed as a key; on it the speed, its likely range,
 * a rival's speed, and the marks of the study.
 */
export function SpeedScale({
  rival = null,
  ...speed
}: ScaleSpeed & {
  /** Of a race. */
  rival?: RivalSpeed | null;
}) {
  const { wordsPerMinute, range } = speed;
  const band = speedBand(wordsPerMinute);
  const fastest = Math.max(wordsPerMinute, range?.high ?? 0, rival?.wordsPerMinute ?? 0);
  const end = Math.min(Math.max(usualEnd, Math.ceil(fastest / step) * step), farthestEnd);
  const isOpen = end === usualEnd || fastest > end;
  const along = (wpm: number) => `${placeOn(end)(wpm)}%`;
  const ticks = Array.from({ length: end / step }, (_, index) => index * step)
    // "240 or more" takes the space of a number close to it, and with wide letter spacing "240 WPM" does.
    .filter((at) => end - at >= (isOpen ? 0.15 : 0.1) * end)
    .map((at) => ({
      at,
      isMinor: end > usualEnd && (at % (2 * step) > 0 || end - at <= 2 * step),
    }));
  return (
    <div className={styles.scale} data-length={lengthOf(end)}>
      <p className="visually-hidden">
        {band}: {extentOf(band)}
      </p>
      <div aria-hidden="true">
        <ol
          className={styles.bands}
          style={{
            gridTemplateColumns: speedBands
              .map(({ from }, index) => (speedBands[index + 1]?.from ?? end) - from)
              .map((length) => `minmax(0, ${length}fr)`)
              .join(" "),
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
        {rival && <RaceSpeeds mine={wordsPerMinute} rival={rival} place={placeOn(end)} />}
        <Scale
          {...speed}
          end={end}
          isOpen={isOpen}
          ticks={ticks}
          unit="WPM"
          behind={speedBands.slice(1).map(({ name, from }) => (
            <line
              key={name}
              className={styles.gap}
              x1={along(from)}
              x2={along(from)}
              y1="6"
              y2="24"
            />
          ))}
          legend={
            <span>
              ▲ {numberText(slowestTenth)} slowest tenth, {numberText(mean)} average,{" "}
              {numberText(fastestTenth)} fastest tenth
            </span>
          }
        >
          {[slowestTenth, mean, fastestTenth].map((at) => (
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
        </Scale>
      </div>
    </div>
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
  const speeds = [
    { speed: mine, text: `you ${numberText(mine)}` },
    { speed: rival.wordsPerMinute, text: `${rival.whose} ${numberText(rival.wordsPerMinute)}` },
  ].toSorted((one, other) => one.speed - other.speed);
  const [slower, faster] = speeds.map(({ speed, text }) => ({ at: place(speed), text }));
  if (!slower || !faster) return null;
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

function lengthOf(end: number): "usual" | "long" | "longest" {
  if (end === usualEnd) return "usual";
  return end > longestNamed ? "longest" : "long";
}

function extentOf(band: SpeedBand): string {
  const index = speedBands.findIndex(({ name }) => name === band);
  const from = numberText(speedBands[index]?.from ?? 0);
  const next = speedBands[index + 1];
  return next ? `${from} to ${numberText(next.from)} WPM` : `${from} WPM or more`;
}

/** The scale of a text whose speed is counted in characters: without bands, which are defined for English. */
export function CharacterScale(speed: ScaleSpeed) {
  const fastest = 5 * Math.max(speed.wordsPerMinute, speed.range?.high ?? 0);
  const characterStep = fastest > 400 ? 100 : 40;
  const end = Math.min(Math.max(200, Math.ceil(fastest / characterStep) * characterStep), 1000);
  const isOpen = fastest > end;
  // The name of the unit takes the last fifth.
  const count = Math.ceil((0.8 * end) / characterStep);
  return (
    <div className={styles.scale} aria-hidden="true">
      <Scale
        {...speed}
        end={end / 5}
        isOpen={isOpen}
        ticks={Array.from({ length: count }, (_, index) => ({ at: (index * characterStep) / 5 }))}
        unit="characters per minute"
      />
    </div>
  );
}
