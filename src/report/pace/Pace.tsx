import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import type { PacePoint } from "../../engine/rhythm/pace.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { Folded, Section } from "../Section.tsx";
import { exactTimeText, numberText } from "../figures-format.ts";
import report from "../report.module.css";
import { Table } from "../Table.tsx";
import { PaceExplorer } from "./PaceExplorer.tsx";
import { MistakeMark, PaceLine } from "./PaceLine.tsx";
import { paceMeaning, textAround } from "./pace-meaning.ts";
import { type PacePlace, fastestPoint, pacePlaces, slowestPoint } from "./pace-places.ts";
import { paceShape } from "./pace-shape.ts";
import styles from "./pace.module.css";

/** The speed through the text: a line to be explored, its mistakes on it, and a table of the same. */
export function Pace({
  pace,
  mistakes,
  transcribed,
  wordsPerMinute,
  duration,
  pauses,
}: {
  pace: readonly PacePoint[];
  mistakes: readonly Mistake[];
  /** What stands in the field at the end, grapheme by grapheme. */
  transcribed: readonly string[];
  /** Over the whole text, not rounded; `null` where not all of it was typed. */
  wordsPerMinute: number | null;
  duration: Milliseconds;
  /** How many intervals were longer than two seconds. */
  pauses: number;
}) {
  const places = pacePlaces(pace, mistakes);
  const slowest = places[slowestPoint(places)];
  const fastest = places[fastestPoint(places)];
  if (!slowest || !fastest) {
    return (
      <Section title="Pace" meaning="There were too few keystrokes in a row to tell a pace from." />
    );
  }
  const shape = paceShape(places, transcribed.length, wordsPerMinute ?? 0);
  return (
    <Section title="Pace" meaning={paceMeaning(slowest, fastest, pauses, transcribed)}>
      <PaceExplorer shape={shape} places={places} transcribed={transcribed} duration={duration}>
        <PaceLine shape={shape} places={places} wordsPerMinute={wordsPerMinute} />
      </PaceExplorer>
      <PaceLegend wordsPerMinute={wordsPerMinute} />
      <Folded name="Pace as a table">
        <PaceTable places={places} transcribed={transcribed} />
      </Folded>
    </Section>
  );
}

/** What the dotted line and the two marks stand for. */
function PaceLegend({ wordsPerMinute }: { wordsPerMinute: number | null }) {
  return (
    <ul className={report.legend}>
      {wordsPerMinute !== null && (
        <li>
          <svg width="24" height="12" aria-hidden="true">
            <line className={styles.overall} x2="24" y1="6" y2="6" />
          </svg>
          overall, {numberText(wordsPerMinute)} WPM
        </li>
      )}
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <MistakeMark x="6" y={6} isLeft={false} />
        </svg>
        mistake corrected
      </li>
      <li>
        <svg width="12" height="12" aria-hidden="true">
          <MistakeMark x="6" y={6} isLeft />
        </svg>
        mistake left
      </li>
    </ul>
  );
}

const mostRows = 20;

/** The pace at twenty places at most, evenly over the text, each with the mistakes up to the next. */
function PaceTable({
  places,
  transcribed,
}: {
  places: readonly PacePlace[];
  transcribed: readonly string[];
}) {
  const count = Math.min(mostRows, places.length);
  const from = (row: number) => Math.round((row * places.length) / count);
  const rows = Array.from({ length: count }, (_, row) => places.slice(from(row), from(row + 1)));
  return (
    <Table
      caption="Speed about places of your text, and the mistakes from each to the next."
      columns={[
        { name: "At", className: styles.time },
        { name: "Around", isText: true },
        { name: "WPM" },
        { name: "Mistakes" },
      ]}
      rows={rows.flatMap(([place, ...others]) =>
        place
          ? {
              key: place.position,
              cells: [
                exactTimeText(place.at),
                textAround(transcribed, place.position),
                numberText(place.wordsPerMinute),
                numberText([place, ...others].flatMap(({ mistakes }) => mistakes).length),
              ],
            }
          : [],
      )}
    />
  );
}
