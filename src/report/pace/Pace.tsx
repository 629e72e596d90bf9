import { extent, greatest } from "d3-array";
import type { Analysis } from "../../engine/analyse.ts";
import { countText, exactTimeText, numberText, quoted } from "../../format/format-figures.ts";
import type { SpeedUnit } from "../../format/speed-unit.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import report from "../report.module.css";
import { Section } from "../Section.tsx";
import { Table } from "../../ui/Table.tsx";
import { PaceExplorer, textAround } from "./PaceExplorer.tsx";
import { drawnPace, type DrawnPoint, type PacePlace, slowestIndex } from "./pace-line.ts";
import styles from "./pace.module.css";

/**
 * The speed through the text in a sentence and, in a disclosure, a chart to explore and a table of the
 * same.
 */
export function Pace({
  analysis,
  unit,
}: {
  analysis: Analysis;
  /** The unit of the speeds. */
  unit: SpeedUnit;
}) {
  const { places } = drawnPace(analysis, unit);
  if (places.length === 0) {
    return <Section part="pace" meaning="There were too few keystrokes in a row to show a pace." />;
  }
  return (
    <Section part="pace" meaning={paceMeaning(places, unit, analysis)}>
      <Disclosure name="Section by section" className={report.besideHeading}>
        <PaceExplorer analysis={analysis} unit={unit} />
        <PaceTable places={places} speedName={unit.header} analysis={analysis} />
      </Disclosure>
    </Section>
  );
}

/**
 * Where the pace was lowest and highest, and whether that includes pauses.
 *
 * @param places at least one
 */
export function paceMeaning(
  places: readonly DrawnPoint[],
  { name: unit }: SpeedUnit,
  analysis: Pick<Analysis, "presented" | "alignment" | "pauses">,
): string {
  const { pauses } = analysis;
  const [low, high] = extent(places, ({ speed }) => speed).map((speed = 0) => numberText(speed));
  const slowest = places[slowestIndex(places)];
  const fastest = greatest(places, ({ speed }) => speed);
  const [slow, fast] = [slowest, fastest].map((place) =>
    quoted(textAround(analysis, place?.position ?? 0)),
  );
  let sentence = `You were slowest around ${slow} (${numberText(slowest?.speed ?? 0)} ${unit}) and fastest around ${fast} (${high} ${unit}).`;
  if (slow === fast) sentence = `Your pace ranged from ${low} to ${high} ${unit}.`;
  // Without its speed: in a short text, the overall speed is higher, because it counts the first character too.
  if (low === high) sentence = "You kept an even pace.";
  if (pauses === 0) return sentence;
  return `${sentence} That includes ${countText(pauses, "pause")} of more than two seconds.`;
}

const maxRows = 20;

/** The pace at up to twenty points, evenly over the text, with the mistakes from each to the next. */
function PaceTable({
  places,
  speedName,
  analysis,
}: {
  places: readonly PacePlace[];
  /** The name of its column. */
  speedName: string;
  analysis: Analysis;
}) {
  const count = Math.min(maxRows, places.length);
  const from = (row: number) => Math.round((row * places.length) / count);
  const rows = Array.from({ length: count }, (_, row) => places.slice(from(row), from(row + 1)));
  return (
    <Table
      caption="Speed around each point of the text, and the mistakes from there to the next."
      columns={[
        { name: "At", className: styles.time },
        { name: "Around", isText: true, translate: "no" },
        { name: speedName, isFigure: true },
        { name: "Mistakes", isFigure: true },
      ]}
      rows={rows.flatMap(([place, ...others]) =>
        place
          ? {
              key: place.position,
              cells: [
                exactTimeText(place.at),
                textAround(analysis, place.position),
                numberText(place.speed),
                numberText([place, ...others].flatMap(({ mistakes }) => mistakes).length),
              ],
            }
          : [],
      )}
    />
  );
}
