import type { Analysis } from "../../engine/analyse.ts";
import { Folded } from "../../ui/Folded.tsx";
import report from "../report.module.css";
import { Section } from "../Section.tsx";
import { exactTimeText, numberText } from "../../format/format-figures.ts";
import { Table } from "../../ui/Table.tsx";
import { PaceExplorer } from "./PaceExplorer.tsx";
import { drawnPace, PaceLegend } from "./PaceChart.tsx";
import { paceMeaning, textAround } from "./pace-meaning.ts";
import { type PacePlace, fastestPoint, slowestPoint } from "./pace-places.ts";
import styles from "./pace.module.css";

/** The speed through the text in a sentence; unfolded, a line to be explored and a table of the same. */
export function Pace({
  analysis,
  transcribed,
}: {
  analysis: Analysis;
  /** What was in the field at the end, grapheme by grapheme. */
  transcribed: readonly string[];
}) {
  const drawn = drawnPace(analysis);
  const { places } = drawn;
  const slowest = places[slowestPoint(places)];
  const fastest = places[fastestPoint(places)];
  if (!slowest || !fastest) {
    return <Section part="pace" meaning="There were too few keystrokes in a row to show a pace." />;
  }
  const pauses = analysis.pauses.length;
  return (
    <Section part="pace" meaning={paceMeaning(slowest, fastest, pauses, transcribed)}>
      <Folded name="Section by section" className={report.besideHeading}>
        <PaceExplorer {...drawn} transcribed={transcribed} seconds={analysis.summary.seconds} />
        <PaceLegend {...drawn} hasRange={drawn.range !== null} />
        <PaceTable places={places} transcribed={transcribed} />
      </Folded>
    </Section>
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
