import { countText, intervalText, numberText, shareText } from "../figures-format.ts";
import table from "../table.module.css";
import type { KeyboardKey } from "./keyboard-keys.ts";

/** What the picture shows: every key that was due, row by row. */
export function KeyTable({ keys }: { keys: readonly KeyboardKey[] }) {
  return (
    <table className={table.table}>
      <caption>Keys of the passage, from the top row to the space bar</caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Missed</th>
          <th scope="col">Share</th>
          <th scope="col">Mean time</th>
        </tr>
      </thead>
      <tbody>
        {keys
          .filter(({ figures }) => figures.attempts > 0)
          .map(({ name, figures: { text, samples, mean, attempts, missed, missedShare } }) => (
            <tr key={text}>
              <th scope="row">{name}</th>
              <td>
                {numberText(missed)} of {numberText(attempts)}
              </td>
              <td>{missedShare === null ? "too few" : shareText(missedShare)}</td>
              <td>
                {mean === null
                  ? "too few"
                  : `${intervalText(mean)} (${countText(samples, "sample")})`}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
