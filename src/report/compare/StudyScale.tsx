import { speedBands } from "../../engine/figures/speed-band.ts";
import { numberText, ratioText } from "../figures-format.ts";
import { desktopStudy } from "./study.ts";
import styles from "./StudyScale.module.css";

const marks = [
  {
    name: "slowest tenth",
    at: desktopStudy.slowestTenth,
    value: numberText(desktopStudy.slowestTenth),
  },
  { name: "mean", at: desktopStudy.mean, value: ratioText(desktopStudy.mean) },
  {
    name: "fastest tenth",
    at: desktopStudy.fastestTenth,
    value: numberText(desktopStudy.fastestTenth),
  },
];

/** The scale is at least as long as this; faster speeds lengthen it. */
const shortest = 100;

/** The names of the bands have room on a scale up to this long. */
const longestNamed = 120;

/** And the marks of the study on one up to this long; the same stands in words below. */
const longestMarked = 200;

/** The five bands and the marks of the study on one scale, with the visitor's speed and its likely range. */
export function StudyScale({
  wordsPerMinute,
  range,
}: {
  /** `null`: not to be compared, since not all was typed. */
  wordsPerMinute: number | null;
  range: { readonly low: number; readonly high: number } | null;
}) {
  const fastest = Math.max(wordsPerMinute ?? 0, range?.high ?? 0);
  const end = Math.max(shortest, Math.ceil((fastest * 1.05) / 20) * 20);
  const percent = (speed: number) => (speed / end) * 100;
  const along = (speed: number) => `${percent(speed)}%`;

  return (
    <div className={styles.scale} aria-hidden="true">
      <svg width="100%" height="116" focusable="false">
        {speedBands.map(({ name, from }, index) => {
          const to = speedBands[index + 1]?.from ?? end;
          return (
            <g key={name}>
              <rect
                className={styles.band}
                x={along(from)}
                width={along(to - from)}
                y="42"
                height="26"
              />
              {end <= longestNamed && (
                <text className={styles.bandName} x={along((from + to) / 2)} y="60">
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {speedBands.slice(1).map(({ name, from }) => (
          <line
            key={name}
            className={styles.gap}
            x1={along(from)}
            x2={along(from)}
            y1="42"
            y2="68"
          />
        ))}
        {marks.map(({ name, at, value }) => (
          <g key={name} className={styles.mark}>
            <line x1={along(at)} x2={along(at)} y1="68" y2="80" />
            {end <= longestMarked && (
              <>
                <text className={styles.value} x={along(at)} y="95">
                  {value}
                </text>
                <text className={styles.markName} x={along(at)} y="111">
                  {name}
                </text>
              </>
            )}
          </g>
        ))}
        {wordsPerMinute !== null && (
          <g className={styles.own}>
            {range && (
              <>
                <line x1={along(range.low)} x2={along(range.high)} y1="32" y2="32" />
                <line x1={along(range.low)} x2={along(range.low)} y1="27" y2="37" />
                <line x1={along(range.high)} x2={along(range.high)} y1="27" y2="37" />
              </>
            )}
            <rect
              x={along(wordsPerMinute)}
              y="24"
              width="4"
              height="24"
              rx="1"
              transform="translate(-2)"
            />
            <text x={along(wordsPerMinute)} y="16" textAnchor={anchorAt(percent(wordsPerMinute))}>
              You {numberText(wordsPerMinute)}
            </text>
          </g>
        )}
      </svg>
    </div>
  );
}

/** Keeps a label within the picture. */
function anchorAt(percent: number): "start" | "middle" | "end" {
  if (percent < 10) return "start";
  return percent > 90 ? "end" : "middle";
}
