import { bisector } from "d3-array";
import { useMemo, useState } from "react";
import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import type { Analysis } from "../../engine/analyse.ts";
import { countText, numberText, quoted, visibleText } from "../../format/format-figures.ts";
import type { SpeedUnit } from "../../format/speed-unit.ts";
import chart from "../../ui/chart/Chart.module.css";
import { heightInRem, movedDown } from "../../ui/chart/Chart.tsx";
import { Explorable } from "../Explorable.tsx";
import { mistakeText } from "../mistakes/mistakes-in-words.ts";
import { PaceChart, PaceLegend } from "./PaceChart.tsx";
import { drawnPace, paceHeight, type PacePlace, slowestIndex } from "./pace-line.ts";
import styles from "./pace.module.css";

/** More mistakes at one place are counted instead of described. */
const maxDescribed = 2;

const byPosition = bisector(({ position }: PacePlace) => position);

/**
 * The chart of the pace. A pointer over the plot, or the arrow keys on the slider that it carries, choose a
 * place, which the line below describes.
 */
export function PaceExplorer({
  analysis,
  unit,
}: {
  analysis: Analysis;
  /** The unit of the speeds. */
  unit: SpeedUnit;
}) {
  const { transcribed } = analysis;
  const drawn = useMemo(() => drawnPace(analysis, unit), [analysis, unit]);
  const { places, across, down } = drawn;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? slowestIndex(places);
  const place = places[index];
  if (!place) return null;

  const { position, speed, mistakes } = place;
  const around = quoted(textAround(analysis, position));
  const made =
    mistakes.length > maxDescribed
      ? [countText(mistakes.length, "mistake")]
      : mistakes.map(mistakeText);
  const reading = [`${numberText(speed)} ${unit.name}`, ...made, around].join(" · ");
  const isShown = chosen !== null;

  return (
    <>
      <div className={chart.head} aria-hidden="true">
        <strong>Pace</strong>
        <PaceLegend drawn={drawn} />
      </div>
      <PaceChart drawn={drawn} reading={isShown ? reading : ""}>
        <Explorable
          className={styles.pointed}
          onPoint={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const pointed = ((clientX - left) / width) * (transcribed.length - 1);
            setChosen(byPosition.center(places, pointed));
          }}
          slider={{
            max: places.length - 1,
            value: index,
            "aria-label": "Position in the text",
            "aria-valuetext": reading,
            onFocus: () => setChosen((now) => now ?? index),
            onChange: ({ currentTarget }) => setChosen(Number(currentTarget.value)),
          }}
        >
          {isShown && (
            <svg className={styles.here} style={heightInRem(paceHeight)} aria-hidden="true">
              <line x1={across(position)} x2={across(position)} y2="100%" />
              <circle cx={across(position)} style={movedDown(down(speed))} r="5" />
            </svg>
          )}
        </Explorable>
      </PaceChart>
    </>
  );
}

const reach = 10;

const byTranscribedEnd = bisector(({ transcribed }: AlignedSpan) => transcribed.end);

/**
 * The few whole words of the passage around the place where a character was typed, for a sentence to quote.
 *
 * @param typedAt the position in the transcribed text
 */
export function textAround(
  { presented: graphemes, alignment }: Pick<Analysis, "presented" | "alignment">,
  typedAt: number,
): string {
  const span = alignment[byTranscribedEnd.right(alignment, typedAt)];
  const position = span
    ? span.presented.start + typedAt - span.transcribed.start
    : Math.max(0, graphemes.length - 1);
  const start = Math.max(0, position - reach);
  const end = position + reach + 1;
  const before = graphemes.slice(start, position).join("");
  const after = graphemes.slice(position, end).join("");
  const firstWords = start > 0 ? before.replace(/^\S*\s/, "") : before;
  const lastWords = end < graphemes.length ? after.replace(/\s\S*$/, "") : after;
  const words = (firstWords + lastWords).trim();
  // Between two long words there may be two spaces, which leave no whole word.
  return visibleText(words || (before + after).trim());
}
