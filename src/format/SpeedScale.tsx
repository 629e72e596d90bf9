import { type SpeedBand, speedBands } from "../engine/metrics/speed-bands.ts";
import { numberText } from "./format-figures.ts";
import { desktopStudy } from "./study.ts";
import { RaceSpeeds, type RivalSpeed } from "./RaceSpeeds.tsx";
import styles from "./speed-scale.module.css";

/** The WPM at which the picture of the scale ends; a faster speed is marked there. */
const usualEnd = 100;

/** Where the scale of a race ends at most: on a longer one its bands are too short to be told apart. */
const farthestEnd = 200;

const { slowestTenth, mean, fastestTenth } = desktopStudy;

const studyMarks = [
  { at: slowestTenth, text: `slowest tenth, under ${numberText(slowestTenth)}` },
  { at: mean, text: `study’s mean, about ${numberText(mean)}` },
  { at: fastestTenth, text: `fastest tenth, over ${numberText(fastestTenth)}` },
];

/**
 * The five speed bands as a scale, the one that is reached named by a key; on it the speed, its likely
 * range, that of a rival, and the marks of the study. The range itself is told beside the speed.
 */
export function SpeedScale({
  wordsPerMinute,
  band,
  range,
  rival = null,
}: {
  wordsPerMinute: number;
  band: SpeedBand;
  range: { readonly low: number; readonly high: number } | null;
  /** `null` where it was no race. */
  rival?: RivalSpeed | null;
}) {
  const end = rival ? endOfRace(wordsPerMinute, rival.wordsPerMinute) : usualEnd;
  const place = (speed: number) => (Math.min(speed, end) / end) * 100;
  const along = (speed: number) => `${place(speed)}%`;
  const lengths = speedBands.map(({ from }, index) => (speedBands[index + 1]?.from ?? end) - from);
  return (
    <div className={styles.speedScale} data-is-long={end > usualEnd}>
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
        </ol>
        {rival && <RaceSpeeds mine={wordsPerMinute} rival={rival} place={place} />}
        <svg width="100%" height="74" focusable="false">
          {speedBands.map(({ name, from }, index) => (
            <rect
              key={name}
              className={name === band ? styles.ownBand : styles.band}
              x={along(from)}
              width={along(lengths[index] ?? 0)}
              y="8"
              height="14"
            />
          ))}
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
          {range && (
            <g className={styles.rangeBar}>
              <rect
                x={along(range.low)}
                width={`${place(range.high) - place(range.low)}%`}
                y="8"
                height="14"
              />
              <line x1={along(range.low)} x2={along(range.low)} y1="4" y2="26" />
              <line x1={along(range.high)} x2={along(range.high)} y1="4" y2="26" />
            </g>
          )}
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
          {speedBands.map(({ name, from }) => (
            <Label
              key={name}
              along={along(from)}
              className={styles.tick}
              y={41}
              text={numberText(from)}
            />
          ))}
          <Label along={along(end)} className={styles.tick} y={41} text="WPM" />
          {studyMarks.map(({ at, text }) => (
            <g key={text} className={styles.studyMark}>
              <svg x={along(at)} overflow="visible">
                <path d="M0 25l5.5 9h-11z" />
                <path className={styles.leader} d="M0 34V54" />
              </svg>
              <Label along={along(at)} className={styles.studyName} y={69} text={text} />
            </g>
          ))}
        </svg>
        <p className={styles.studyLine}>
          ▲ {numberText(slowestTenth)} slowest tenth, {numberText(mean)} mean,{" "}
          {numberText(fastestTenth)} fastest
        </p>
      </div>
    </div>
  );
}

/** Both speeds of a race are marked where they are, as far as there is room: two at the end would be one. */
function endOfRace(mine: number, rival: number): number {
  const end = Math.ceil(Math.max(mine, rival) / 50) * 50;
  return Math.min(Math.max(usualEnd, end), farthestEnd);
}

/** Text about a place of the scale, kept within its ends. */
function Label({
  along,
  y,
  text,
  className,
}: {
  along: string;
  y: number;
  text: string;
  className: string | undefined;
}) {
  const anchor = along === "0%" ? "start" : along === "100%" ? "end" : "middle";
  return (
    <text className={className} x={along} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

function extentOf(band: SpeedBand): string {
  const index = speedBands.findIndex(({ name }) => name === band);
  const from = numberText(speedBands[index]?.from ?? 0);
  const next = speedBands[index + 1];
  return next ? `${from} to ${numberText(next.from)} WPM` : `${from} WPM and more`;
}
