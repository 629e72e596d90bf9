import { exactTimeText, numberText } from "../figures-format.ts";
import table from "../table.module.css";
import type { PacePlace } from "./pace-places.ts";
import styles from "./PaceTable.module.css";
import { textAround } from "./text-around.ts";

const mostRows = 20;

/** The pace at twenty places at most, evenly over the text, each with the mistakes up to the next. */
export function PaceTable({
  places,
  transcribed,
}: {
  places: readonly PacePlace[];
  transcribed: readonly string[];
}) {
  const rows = Math.min(mostRows, places.length);
  const from = (row: number) => Math.round((row * places.length) / rows);
  return (
    <table className={table.table}>
      <caption>Speed about places of your text, and the mistakes from each to the next.</caption>
      <thead>
        <tr>
          <th scope="col">At</th>
          <th scope="col">Around</th>
          <th scope="col">WPM</th>
          <th scope="col">Mistakes</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => {
          const place = places[from(row)];
          const here = places.slice(from(row), from(row + 1));
          return (
            place && (
              <tr key={place.position}>
                <th scope="row" className={styles.time}>
                  {exactTimeText(place.at)}
                </th>
                <td className={table.text} dir="auto">
                  {textAround(transcribed, place.position)}
                </td>
                <td>{numberText(place.wordsPerMinute)}</td>
                <td>{numberText(here.reduce((sum, { mistakes }) => sum + mistakes.length, 0))}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
