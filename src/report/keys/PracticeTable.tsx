import type { PracticeFigures } from "../../engine/practice/practice-figures.ts";
import { characterName } from "../character-name.ts";
import { countText, intervalText, numberText, shareText } from "../figures-format.ts";
import table from "../table.module.css";
import styles from "./PracticeTable.module.css";
import type { Measure } from "./shading.ts";

/** The slowest or most missed characters or pairs, worst first, each with the samples it rests on. */
export function PracticeTable({
  caption,
  measure,
  figures,
}: {
  caption: string;
  measure: Measure;
  figures: readonly PracticeFigures[];
}) {
  return (
    <table className={`${table.table} ${styles.practice}`}>
      <caption>{caption}</caption>
      {figures.length > 0 && (
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Characters</th>
            <th scope="col">{measure === "missed" ? "Share missed" : "Mean time"}</th>
            <th scope="col">Samples</th>
          </tr>
        </thead>
      )}
      <tbody>
        {figures.map((each) => (
          <tr key={each.text}>
            <th scope="row">{characterName(each.text)}</th>
            <td>
              {measure === "missed"
                ? shareText(each.missedShare ?? 0)
                : intervalText(each.mean ?? 0)}
            </td>
            <td>
              {measure === "missed"
                ? `${numberText(each.missed)} of ${numberText(each.attempts)}`
                : countText(each.samples, "sample")}
            </td>
          </tr>
        ))}
        {figures.length === 0 && (
          <tr>
            <td>
              {measure === "missed" ? "None, as far as the samples tell." : "Too few samples."}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
