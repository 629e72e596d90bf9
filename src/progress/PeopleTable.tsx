import { max } from "d3-array";
import { useState } from "react";
import { accuracyText, tenthsText, numberText, rangeText } from "../format/format-figures.ts";
import { bareSpeedText, rangeInUnit, type SpeedUnit } from "../format/speed-unit.ts";
import { RangeBar } from "../format/RangeBar.tsx";
import { maxScaleEnd, placeOn } from "../format/SpeedScale.tsx";
import scale from "../format/scale.module.css";
import { Table } from "../ui/Table.tsx";
import type { PeopleColumn, PeopleOrder, Person } from "./people.ts";
import styles from "./ProgressContents.module.css";

const rowsAtFirst = 200;

/** A row for each person; the heads of columns sort them. */
export function PeopleTable({
  people,
  unit,
  order,
  onOrder,
  onOpen,
}: {
  people: readonly Person[];
  unit: SpeedUnit;
  order: PeopleOrder;
  onOrder: (order: PeopleOrder) => void;
  onOpen: (person: Person) => void;
}) {
  const [shownRows, setShownRows] = useState(rowsAtFirst);
  const end = endOfScale(people);
  const sortable = (by: PeopleColumn, name: string) => {
    const isSorted = order.by === by;
    const isDescending = isSorted ? !order.isDescending : by !== "name";
    return {
      name,
      sorted: isSorted ? (order.isDescending ? "descending" : "ascending") : undefined,
      header: (
        <button type="button" className={styles.sort} onClick={() => onOrder({ by, isDescending })}>
          {name}
          <span aria-hidden="true">{isSorted && (order.isDescending ? "\u00A0↓" : "\u00A0↑")}</span>
        </button>
      ),
    } as const;
  };
  return (
    <Table
      caption={
        <>
          A person’s next test of the same kind would fall within the range under “Likely next” 19
          times out of 20.{" "}
          <span className="not-printed">Choose a name to see that person’s tests.</span>
        </>
      }
      className={styles.people}
      columns={[
        { ...sortable("name", "Name or code"), isText: true },
        { ...sortable("tests", "Tests"), isFigure: true },
        { ...sortable("speed", `Average ${unit.name}`), isFigure: true },
        { name: "Likely next" },
        { ...sortable("accuracy", "Accuracy"), isFigure: true },
        { ...sortable("errors", "Errors per test"), isFigure: true },
        sortable("notes", "Notes"),
      ]}
      rows={people.slice(0, shownRows).map((person) => {
        const { key, name, mean, notes } = person;
        return {
          key,
          cells: [
            <button key="name" type="button" className={styles.open} onClick={() => onOpen(person)}>
              <bdi>{name || "No name"}</bdi>
            </button>,
            numberText(mean?.tests ?? 0),
            mean ? <strong key="speed">{bareSpeedText(mean.wordsPerMinute, unit)}</strong> : "–",
            <RangeCell key="range" mean={mean} unit={unit} end={end} />,
            mean ? accuracyText(mean) : "–",
            mean ? tenthsText(mean.errors / mean.tests) : "–",
            notes.length > 0 && (
              <span key="notes" className={styles.notes}>
                {notes.join(". ")}
              </span>
            ),
          ],
        };
      })}
      more={
        people.length > shownRows && {
          name: "Show more people",
          onShow: () => setShownRows(shownRows * 4),
        }
      }
    />
  );
}

/** In WPM: slower people do not fill the scale of speeds. */
const nearestEnd = 100;

function endOfScale(people: readonly Person[]): number {
  const highest = max(people, ({ mean }) => mean?.likelyNext?.high ?? mean?.wordsPerMinute) ?? 0;
  return Math.min(Math.max(nearestEnd, highest), maxScaleEnd);
}

function RangeCell({ mean, unit, end }: { mean: Person["mean"]; unit: SpeedUnit; end: number }) {
  // In an element, because React fails to remove a text that a translator has replaced.
  if (!mean) return <span>–</span>;
  const { wordsPerMinute, likelyNext } = mean;
  return (
    <span className={styles.ranged}>
      <svg height="18" aria-hidden="true">
        <rect className={scale.ground} width="100%" y="8" height="2" />
        <RangeBar
          speed={likelyNext?.wordsPerMinute ?? wordsPerMinute}
          range={likelyNext}
          place={placeOn(end)}
          height={18}
        />
      </svg>
      <span>{likelyNext ? rangeText(rangeInUnit(likelyNext, unit)) : "–"}</span>
    </span>
  );
}
