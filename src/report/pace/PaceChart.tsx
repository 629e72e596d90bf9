import type { ReactNode } from "react";
import { numberText, timeText } from "../../format/format-figures.ts";
import note from "../../ui/note.module.css";
import { type DrawnPace, paceHeight } from "./pace-line.ts";
import { Chart, heightInRem, movedDown, StretchedSvg } from "../../ui/chart/Chart.tsx";
import styles from "./pace.module.css";

/** More marks than this are drawn along the bottom, where they do not hide the line. */
const maxOnLine = 60;

/**
 * The line of the pace, with the likely range tinted, the overall speed dashed, and the mistakes as marks.
 *
 * @param children drawn over the plot
 * @param reading a text below it
 */
export function PaceChart({
  drawn: { path, across, down, ticks, places, overall, range, seconds },
  reading,
  children,
}: {
  drawn: DrawnPace;
  reading: string;
  children: ReactNode;
}) {
  const marked = places.filter(({ mistakes }) => mistakes.length > 0);
  return (
    <Chart
      scale={{ at: down, ticks }}
      height={paceHeight}
      tickText={numberText}
      behind={
        range && (
          <g className={styles.likely}>
            <rect
              width="100%"
              style={{
                ...movedDown(down(range.high)),
                ...heightInRem(down(range.low) - down(range.high)),
              }}
            />
            <line x2="100%" style={movedDown(down(range.high))} />
            <line x2="100%" style={movedDown(down(range.low))} />
          </g>
        )
      }
      overlay={children}
      ends={[timeText(0), timeText(seconds)]}
      between={reading}
    >
      {overall !== null && (
        <line className={styles.overall} x2="100%" style={movedDown(down(overall))} />
      )}
      <StretchedSvg height={paceHeight}>
        <path className={styles.line} d={path} />
      </StretchedSvg>
      {marked.map(({ position, speed, mistakes }) => (
        <g key={position} style={movedDown(marked.length > maxOnLine ? paceHeight : down(speed))}>
          <MistakeMark
            x={across(position)}
            isLeft={mistakes.some(({ isCorrected }) => !isCorrected)}
          />
        </g>
      ))}
    </Chart>
  );
}

/** A mistake on a chart: a cross if it was left, a ring if it was corrected. */
function MistakeMark({ x, y, isLeft }: { x: string; y?: number; isLeft: boolean }) {
  return (
    <svg x={x} y={y} className={isLeft ? styles.leftMark : styles.correctedMark} overflow="visible">
      {isLeft ? <path d="M-5-5 5 5M-5 5 5-5" /> : <circle r="5" />}
    </svg>
  );
}

/** The legend of the chart, with the marks that it has. */
export function PaceLegend({ drawn: { places, overall, range, unit } }: { drawn: DrawnPace }) {
  const mistakes = places.flatMap((place) => place.mistakes);
  const entries = [
    mistakes.some(({ isCorrected }) => !isCorrected) && {
      name: "mistake left",
      sign: <MistakeMark x="7" y={7} isLeft />,
    },
    mistakes.some(({ isCorrected }) => isCorrected) && {
      name: "corrected",
      sign: <MistakeMark x="7" y={7} isLeft={false} />,
    },
    range !== null && {
      name: "likely range of a whole test",
      width: 24,
      sign: (
        <g className={styles.likely}>
          <rect width="24" height="14" />
          <line x2="24" y1="0.5" y2="0.5" />
          <line x2="24" y1="13.5" y2="13.5" />
        </g>
      ),
    },
    overall !== null && {
      name: `overall, ${numberText(overall)} ${unit.name}`,
      width: 24,
      sign: <line className={styles.overall} x2="24" y1="7" y2="7" />,
    },
  ].filter((entry) => entry !== false);
  return (
    <ul className={note.legend}>
      {entries.map(({ name, width = 14, sign }) => (
        <li key={name}>
          <svg width={width} height="14">
            {sign}
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
