import { bisector, minIndex } from "d3-array";
import { use, useState } from "react";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { countText, exactTimeText, numberText, visibleText } from "../../format/format-figures.ts";
import { mistakeText } from "../mistakes/mistakes-in-words.ts";
import { heightInRem, movedDown } from "../../ui/chart/Chart.tsx";
import { type DrawnPace, height, type PacePlace } from "./pace-line.ts";
import { PaceChart } from "./PaceChart.tsx";
import { TextLanguage } from "../../ui/text-language.ts";
import { Explored } from "../Explored.tsx";
import styles from "./pace.module.css";

/** More mistakes at one place are counted instead of described. */
const mostInWords = 2;

const byPosition = bisector(({ position }: PacePlace) => position);

/**
 * The chart of the pace with one place described below it: at first the slowest, then the one chosen by
 * a pointer over the plot or by the arrow keys on the slider that it carries.
 */
export function PaceExplorer({
  drawn,
  transcribed,
}: {
  drawn: DrawnPace;
  transcribed: readonly string[];
}) {
  const { places, across, down } = drawn;
  const [chosen, setChosen] = useState(() => minIndex(places, (each) => each.wordsPerMinute));
  const place = places[chosen];
  if (!place) return null;

  return (
    <div className={styles.explorer}>
      <PaceChart drawn={drawn}>
        <Explored
          className={styles.pointed}
          onPoint={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const position = ((clientX - left) / width) * (transcribed.length - 1);
            setChosen(byPosition.center(places, position));
          }}
          slider={{
            max: places.length - 1,
            value: chosen,
            "aria-label": "Position in the text",
            "aria-valuetext": described(place),
            onChange: ({ currentTarget }) => setChosen(Number(currentTarget.value)),
          }}
        >
          <svg className={styles.here} style={heightInRem(height)} aria-hidden="true">
            <line x1={across(place.position)} x2={across(place.position)} y2="100%" />
            <circle
              cx={across(place.position)}
              style={movedDown(down(place.wordsPerMinute))}
              r="5"
            />
          </svg>
        </Explored>
      </PaceChart>
      <PlaceInText graphemes={transcribed} position={place.position} />
      <p className={styles.reading}>
        <strong>{numberText(place.wordsPerMinute)} WPM</strong>
        <span>at {exactTimeText(place.at)}</span>
      </p>
      <p className={styles.mistakes}>{mistakesText(place.mistakes)}</p>
    </div>
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

/** Characters to each side: more than the widest line shows. */
const reach = 60;

/** One line of a text with the character at a position marked in its middle. */
function PlaceInText({ graphemes, position }: { graphemes: readonly string[]; position: number }) {
  const text = (start: number, end: number) =>
    visibleText(graphemes.slice(Math.max(0, start), end).join(""));
  return (
    <p className={styles.place} dir="auto" lang={use(TextLanguage)}>
      <span className={styles.before}>
        <span>{text(position - reach, position)}</span>
      </span>
      <span className={styles.character}>{text(position, position + 1)}</span>
      <span className={styles.after}>{text(position + 1, position + 1 + reach)}</span>
    </p>
  );
}
